import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { Loaded } from '#ui/useLoaded.ts';
import type { DrawnCertificate } from '#rendering/drawCertificate.ts';

/** Over a certificate whose template has a picture that could not be had; nothing over any other. */
export function PictureMissing({ drawing }: { drawing: Loaded<DrawnCertificate> }) {
  if (!drawing.value?.isPictureMissing) return null;
  return (
    <div role="status">
      <RetryNote type="warning" isRetrying={drawing.isLoading} onRetry={drawing.retry}>
        <FormattedMessage {...documentMessages.pictureMissing} />
      </RetryNote>
    </div>
  );
}
