import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { type LayoutName, layoutNames } from '#model/template/template.ts';
import type { DrawnFront } from '#rendering/drawCertificate.ts';
import { isArtwork } from '#rendering/layouts/looks.ts';
import { SceneSvg } from '#rendering/screen/SceneSvg.tsx';
import type { Change } from '../draft.ts';
import { messages } from './messages.ts';
import styles from './LayoutChoice.module.css';
import { type LayoutLook, useLayoutMiniatures } from './useLayoutMiniatures.ts';

interface LayoutChoiceProps extends LayoutLook {
  /** Of the element that names the choice. */
  labelledBy: string;
  layout: LayoutName;
  change: Change;
}

/** Those that we draw, and those that a company's designers do. */
const drawn = layoutNames.filter((layout) => !isArtwork(layout));
const artworks = ['Layout7', 'Layout8'] as const satisfies readonly LayoutName[];

/** The layouts as radios. Text that is typed elsewhere does not render them anew. */
export const LayoutChoice = memo(function LayoutChoice(props: LayoutChoiceProps) {
  const { labelledBy, layout: chosen, change, ...look } = props;
  const intl = useIntl();
  const miniatures = useLayoutMiniatures(look, languageOf(intl.locale) ?? defaultLanguage);
  const artworkId = useId();
  const optionOf = (layout: LayoutName, name: MessageDescriptor) => (
    <label key={layout} className={styles.option}>
      <input
        type="radio"
        name={labelledBy}
        value={layout}
        checked={layout === chosen}
        onChange={() => change({ layout }, 'layout')}
      />
      <span className={styles.frame}>
        <Paper drawn={miniatures[layout]} />
        {layout === chosen && (
          <span className={styles.tick}>
            <Check aria-hidden />
          </span>
        )}
      </span>
      {intl.formatMessage(name)}
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={labelledBy}>
      <div className={styles.choice}>
        {drawn.map((layout) => optionOf(layout, templateMessages[layout]))}
      </div>
      <h3 id={artworkId} className={styles.heading}>
        <FormattedMessage {...messages.artwork} />
      </h3>
      <div role="group" aria-labelledby={artworkId} className={styles.choice}>
        {artworks.map((layout) => optionOf(layout, messages[layout]))}
      </div>
      {isArtwork(chosen) && (
        <p className={styles.page}>
          <FormattedMessage {...messages.page} />
        </p>
      )}
    </div>
  );
});

/** Plain paper until the layout is drawn. */
function Paper({ drawn }: { drawn: DrawnFront | undefined }) {
  return (
    <span className={styles.paper}>{drawn && <SceneSvg {...drawn} detail="miniature" />}</span>
  );
}
