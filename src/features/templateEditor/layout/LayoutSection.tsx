import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { layoutLabels } from '#domain/template/layoutLabels.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import type { RenderedFront } from '#rendering/renderCertificate.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { isArtworkLayout } from '#rendering/layouts/layoutProperties.ts';
import { SceneSvg } from '#rendering/svg/SceneSvg.tsx';
import type { ChangeTemplate } from '../templateChange.ts';
import { messages } from './messages.ts';
import styles from './LayoutSection.module.css';
import { type LayoutMiniatureDesign, useLayoutMiniatures } from './useLayoutMiniatures.ts';

interface LayoutSectionProps extends LayoutMiniatureDesign {
  layout: LayoutName;
  change: ChangeTemplate;
}

/**
 * Layouts with a complete design. The other layouts (artwork layouts) only place text on a full-page image, which the
 * company provides.
 */
const standardLayouts = layoutNames.filter((layout) => !isArtworkLayout(layout));
const artworkLayouts = layoutNames.filter(isArtworkLayout);

/**
 * The form section "Choose a layout" (docs/behaviour.md, Choosing a layout). Memoized: typing in other sections does not
 * render this one.
 */
export const LayoutSection = memo(function LayoutSection(props: LayoutSectionProps) {
  const { layout: selectedLayout, change, ...design } = props;
  const language = useLanguage();
  const headingId = useId();
  const miniatures = useLayoutMiniatures(design, language);
  const artworkId = useId();
  const renderOption = (layout: LayoutName) => (
    <label key={layout} className={styles.option}>
      <input
        type="radio"
        name={headingId}
        value={layout}
        checked={layout === selectedLayout}
        onChange={() => change({ layout }, 'layout')}
      />
      <span className={styles.frame}>
        <LayoutMiniature front={miniatures[layout]} />
        {layout === selectedLayout && (
          <span className={styles.checkMark}>
            <Check aria-hidden />
          </span>
        )}
      </span>
      {(layoutLabels[layout].shortName ?? layoutLabels[layout].name)[language]}
    </label>
  );
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div role="radiogroup" aria-labelledby={headingId}>
        <div className={styles.choice}>{standardLayouts.map(renderOption)}</div>
        <h3 id={artworkId} className={styles.heading}>
          <FormattedMessage {...messages.artwork} />
        </h3>
        <div role="group" aria-labelledby={artworkId} className={styles.choice}>
          {artworkLayouts.map(renderOption)}
        </div>
        {isArtworkLayout(selectedLayout) && (
          <p className={styles.artworkHint}>
            <FormattedMessage {...messages.page} />
          </p>
        )}
      </div>
    </section>
  );
});

/** A miniature of a layout, or a blank page until the miniature is rendered. */
function LayoutMiniature({ front }: { front: RenderedFront | undefined }) {
  return (
    <span className={styles.miniature}>{front && <SceneSvg {...front} detail="miniature" />}</span>
  );
}
