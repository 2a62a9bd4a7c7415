import { FormattedMessage } from 'react-intl';
import { documentMessages } from '#i18n/document/messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/marks/Note.tsx';
import type { Loaded } from '#ui/useLoaded.ts';
import type { DrawnCertificate } from '../drawCertificate.ts';

/** Over a certificate whose template has a picture that could not be had; nothing over any other. */
export function PictureMissing({ drawing }: { drawing: Loaded<DrawnCertificate> }) {
  if (!drawing.value?.isPictureMissing) return null;
  return (
    <div role="status">
      <Note type="warning">
        <FormattedMessage {...documentMessages.pictureMissing} />
        <Button look="text" busy={drawing.isLoading} onClick={drawing.retry}>
          <FormattedMessage {...sharedMessages.retry} />
        </Button>
      </Note>
    </div>
  );
}
