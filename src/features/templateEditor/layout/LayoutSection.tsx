import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LayoutName } from '#domain/template/template.ts';
import type { TemplateFormProps } from '../templateChange.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { messages } from './messages.ts';
import styles from './LayoutSection.module.css';

interface LayoutSectionProps extends TemplateFormProps {
  /** Layout for which the stored image was cropped. */
  storedLayout: LayoutName;
}

/** The form section "Choose a layout" (docs/behaviour.md, Choosing a layout). */
export function LayoutSection({ template, storedLayout, change }: LayoutSectionProps) {
  const headingId = useId();
  const { layout, colors, backgroundImage, rawImage, focalPoint, showsCodeOnFront } = template;
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
        showsCodeOnFront={showsCodeOnFront}
        storedLayout={storedLayout}
        change={change}
      />
    </section>
  );
}
