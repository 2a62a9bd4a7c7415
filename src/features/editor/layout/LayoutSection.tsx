import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownImage } from '#model/template/template.ts';
import type { SectionProps } from '../draft.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { messages } from './messages.ts';
import styles from './LayoutSection.module.css';

/** “Choose a layout” (docs/behaviour.md, Choosing a layout). */
export function LayoutSection({ template, change }: SectionProps) {
  const headingId = useId();
  const { layout, colors } = template;
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
        picture={shownImage(template)}
        change={change}
      />
    </section>
  );
}
