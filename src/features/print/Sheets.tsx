import { useIntl } from 'react-intl';
import { documentMessages } from '#i18n/document/messages.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { SceneSvg } from '#rendering/SceneSvg.tsx';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx';
import styles from './PrintDocument.module.css';

const sides = ['front', 'back'] as const;

/** Both sides, one below the other on screen and a page each in print. */
export function Sheets({ drawn: { scene, text, foreign } }: { drawn: DrawnCertificate }) {
  const intl = useIntl();
  return (
    <div className={styles.sheets}>
      {sides.map((name) => {
        const { [name]: side } = scene;
        return (
          <div key={name} className={styles.sheet}>
            <SceneSvg
              side={side}
              language={scene.language}
              label={intl.formatMessage(documentMessages.alt, {
                name: text.name,
                side: side.label,
              })}
              foreign={foreign}
            />
          </div>
        );
      })}
    </div>
  );
}

/** What will be here has the same shape. */
export function SheetSkeletons() {
  return (
    <SkeletonGroup>
      <div className={styles.sheets}>
        {sides.map((name) => (
          <div key={name} className={styles.bone}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
