import { CircleAlert } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { byteSize } from './byteSize.ts';
import { imageMessages, refusalMessages } from './messages.ts';
import { maxMegapixels, type Refusal } from '#rendering/picture/pictureLimits.ts';
import type { RefusedFile as File } from './useIntake.ts';
import styles from './ImageSection.module.css';

interface RefusedFileProps {
  file: File;
  maxBytes: number;
  hasImage: boolean;
}

/** Why the chosen file was not taken, and that nothing was lost by that. */
export function RefusedFile({ file: { fileName, refusal }, maxBytes, hasImage }: RefusedFileProps) {
  const intl = useIntl();
  const reason = reasonOf(intl, refusal, maxBytes);
  const result = resultOf(intl, fileName, sizeOf(intl, refusal), hasImage);
  return (
    <p role="alert" className={styles.refused}>
      <CircleAlert aria-hidden />
      <span>
        <strong>{reason}</strong> {result}
      </span>
    </p>
  );
}

function reasonOf(intl: IntlShape, { reason }: Refusal, maxBytes: number): string {
  switch (reason) {
    case 'tooLarge':
      return sentence(
        intl.formatMessage(refusalMessages.tooLarge, { max: byteSize(intl, maxBytes) }),
      );
    case 'tooManyPixels': {
      const max = intl.formatMessage(refusalMessages.megapixels, { count: maxMegapixels });
      return sentence(intl.formatMessage(refusalMessages.tooLarge, { max }));
    }
    case 'foreign':
    case 'damaged':
      return intl.formatMessage(refusalMessages[reason]);
  }
}

/** The specification's words end without a full stop, and another sentence follows. */
const sentence = (text: string) => `${text}.`;

function resultOf(intl: IntlShape, file: string, size: string | undefined, hasImage: boolean) {
  if (size === undefined) return hasImage && intl.formatMessage(refusalMessages.stays);
  return intl.formatMessage(hasImage ? refusalMessages.kept : refusalMessages.size, { file, size });
}

/** What was too much. */
function sizeOf(intl: IntlShape, refusal: Refusal): string | undefined {
  switch (refusal.reason) {
    case 'tooLarge':
      return byteSize(intl, refusal.bytes);
    case 'tooManyPixels': {
      const { width, height } = refusal;
      return intl.formatMessage(imageMessages.pixels, { w: String(width), h: String(height) });
    }
    default:
      return undefined;
  }
}
