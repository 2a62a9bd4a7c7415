import { CircleAlert } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { formatByteSize } from './formatByteSize.ts';
import { imageMessages, rejectionMessages } from './messages.ts';
import { maxMegapixels, type ImageRejection } from '#rendering/images/imageLimits.ts';
import type { RejectedFile } from './useImageReader.ts';
import styles from './ImageSection.module.css';

interface RejectedFileNoteProps {
  file: RejectedFile;
  maxBytes: number;
  hasImage: boolean;
}

/**
 * A message that explains why a file was rejected. If the template has an image, the message also says that it is
 * unchanged.
 */
export function RejectedFileNote({
  file: { fileName, rejection },
  maxBytes,
  hasImage,
}: RejectedFileNoteProps) {
  const intl = useIntl();
  const reason = formatReason(intl, rejection, maxBytes);
  const result = formatResult(intl, fileName, formatActualSize(intl, rejection), hasImage);
  return (
    <p role="alert" className={styles.rejectedFile}>
      <CircleAlert aria-hidden />
      <span>
        <strong>{reason}</strong> {result}
      </span>
    </p>
  );
}

function formatReason(intl: IntlShape, { reason }: ImageRejection, maxBytes: number): string {
  switch (reason) {
    case 'tooLarge':
      return addFullStop(
        intl.formatMessage(rejectionMessages.tooLarge, { max: formatByteSize(intl, maxBytes) }),
      );
    case 'tooManyPixels': {
      const max = intl.formatMessage(rejectionMessages.megapixels, { count: maxMegapixels });
      return addFullStop(intl.formatMessage(rejectionMessages.tooLarge, { max }));
    }
    case 'foreign':
    case 'damaged':
      return intl.formatMessage(rejectionMessages[reason]);
  }
}

/**
 * Adds a full stop to a message that another sentence follows. The specification prescribes the message without a full
 * stop.
 */
const addFullStop = (text: string) => `${text}.`;

function formatResult(intl: IntlShape, file: string, size: string | undefined, hasImage: boolean) {
  if (size === undefined) return hasImage && intl.formatMessage(rejectionMessages.stays);
  return intl.formatMessage(hasImage ? rejectionMessages.kept : rejectionMessages.size, {
    file,
    size,
  });
}

/**
 * Formats the size of a file that was rejected as too large, in bytes or in pixels. Returns undefined for other
 * rejections.
 */
function formatActualSize(intl: IntlShape, rejection: ImageRejection): string | undefined {
  switch (rejection.reason) {
    case 'tooLarge':
      return formatByteSize(intl, rejection.bytes);
    case 'tooManyPixels': {
      const { width, height } = rejection;
      return intl.formatMessage(imageMessages.pixels, { w: String(width), h: String(height) });
    }
    default:
      return undefined;
  }
}
