import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { documentMessages } from './messages.ts';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { Loaded } from '#ui/useLoaded.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import type { PictureRole } from '#rendering/picture/loadDesign.ts';

const wordsOf = {
  background: documentMessages.pictureMissing,
  logo: documentMessages.logoMissing,
  signature: documentMessages.signatureMissing,
} as const satisfies Record<PictureRole, MessageDescriptor>;

/** Over a certificate of which a picture could not be had; nothing over any other. */
export function PictureMissing({ drawing }: { drawing: Loaded<DrawnCertificate> }) {
  const missing = drawing.value?.missingPicture;
  if (!missing) return null;
  return (
    <div role="status">
      <RetryNote type="warning" isRetrying={drawing.isLoading} onRetry={drawing.retry}>
        <FormattedMessage {...wordsOf[missing]} />
      </RetryNote>
    </div>
  );
}
