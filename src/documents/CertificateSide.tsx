import { useIntl } from 'react-intl';
import { documentMessages } from './messages.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { SideName } from '#rendering/scene.ts';
import { SceneSvg } from '#rendering/svg/SceneSvg.tsx';

interface CertificateSideProps {
  certificate: RenderedCertificate;
  name: SideName;
}

/** Image of one side of a certificate. Its label for screen readers consists of the learner's name and the side. */
export function CertificateSide({ certificate, name }: CertificateSideProps) {
  const { scene, text } = certificate;
  const side = scene[name];
  const label = useIntl().formatMessage(documentMessages.alt, {
    name: text.name,
    side: side.label,
  });
  return <SceneSvg side={side} language={scene.language} label={label} />;
}
