import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { documentMessages } from './messages.ts';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { AsyncState } from '#runtime/useAsync.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { ImageRole } from '#rendering/images/loadDesign.ts';

const messageByRole = {
  background: documentMessages.imageMissing,
  logo: documentMessages.logoMissing,
  signature: documentMessages.signatureMissing,
} as const satisfies Record<ImageRole, MessageDescriptor>;

/** Note displayed above a certificate if one of its images failed to load; otherwise renders nothing. */
export function MissingImageNote({ drawing }: { drawing: AsyncState<RenderedCertificate> }) {
  const missingRole = drawing.value?.missingPicture;
  if (!missingRole) return null;
  return (
    <div role="status">
      <RetryNote type="warning" isRetrying={drawing.isLoading} onRetry={drawing.retry}>
        <FormattedMessage {...messageByRole[missingRole]} />
      </RetryNote>
    </div>
  );
}
