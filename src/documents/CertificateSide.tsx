import { useIntl } from 'react-intl';
import { documentMessages } from './messages.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { SideName } from '#rendering/scene.ts';
import { SceneSvg } from '#rendering/screen/SceneSvg.tsx';

interface CertificateSideProps {
  drawn: DrawnCertificate;
  name: SideName;
}

/** One side of a certificate, which says whose and which side it is to someone who listens. */
export function CertificateSide({ drawn, name }: CertificateSideProps) {
  const { scene, text, foreign } = drawn;
  const side = scene[name];
  const label = useIntl().formatMessage(documentMessages.alt, {
    name: text.name,
    side: side.label,
  });
  return <SceneSvg side={side} language={scene.language} label={label} foreign={foreign} />;
}
