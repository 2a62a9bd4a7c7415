import type { DrawnCertificate } from '../drawCertificate.ts';
import { SceneSvg } from '../screen/SceneSvg.tsx';

/** Both sides of each certificate, a page each. */
export function Sheets({ drawn }: { drawn: readonly DrawnCertificate[] }) {
  return drawn.flatMap(({ scene, foreign }, index) =>
    (['front', 'back'] as const).map((name) => (
      <div key={`${index} ${name}`} className="sheet">
        <SceneSvg
          side={scene[name]}
          language={scene.language}
          label={scene[name].label}
          foreign={foreign}
        />
      </div>
    )),
  );
}
