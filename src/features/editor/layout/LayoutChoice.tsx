import { Check } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { type LayoutName, layoutNames } from '#model/template/template.ts';
import type { DrawnFront } from '#rendering/drawCertificate.ts';
import { SceneSvg } from '#rendering/screen/SceneSvg.tsx';
import type { Change } from '../draft.ts';
import styles from './LayoutChoice.module.css';
import { type LayoutLook, useLayoutMiniatures } from './useLayoutMiniatures.ts';

interface LayoutChoiceProps extends LayoutLook {
  /** Of the element that names the choice. */
  labelledBy: string;
  layout: LayoutName;
  change: Change;
}

/** The six layouts as radios. Text that is typed elsewhere does not render them anew. */
export const LayoutChoice = memo(function LayoutChoice(props: LayoutChoiceProps) {
  const { labelledBy, layout: chosen, change, ...look } = props;
  const intl = useIntl();
  const miniatures = useLayoutMiniatures(look, languageOf(intl.locale) ?? defaultLanguage);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.choice}>
      {layoutNames.map((layout) => (
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
          {intl.formatMessage(templateMessages[layout])}
        </label>
      ))}
    </div>
  );
});

/** Plain paper until the layout is drawn. */
function Paper({ drawn }: { drawn: DrawnFront | undefined }) {
  return (
    <span className={styles.paper}>{drawn && <SceneSvg {...drawn} detail="miniature" />}</span>
  );
}
