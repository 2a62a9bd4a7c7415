import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LayoutName } from '#model/template/template.ts';
import type { SectionProps } from '../draft.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { messages } from './messages.ts';
import styles from './LayoutSection.module.css';

interface LayoutSectionProps extends SectionProps {
  /** Which a part of the picture was stored for. */
  storedLayout: LayoutName;
}

/** “Choose a layout” (docs/behaviour.md, Choosing a layout). */
export function LayoutSection({ template, storedLayout, change }: LayoutSectionProps) {
  const headingId = useId();
  const { layout, colors, backgroundImage, rawImage, focalPoint } = template;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <LayoutChoice
        labelledBy={headingId}
        layout={layout}
        titleColor={`#${colors.title}`}
        contentColor={`#${colors.content}`}
        backgroundImage={backgroundImage}
        rawImage={rawImage}
        focalPoint={focalPoint}
        storedLayout={storedLayout}
        change={change}
      />
    </section>
  );
}
