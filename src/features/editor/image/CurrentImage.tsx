import { Trash2, TriangleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { byteSize } from './byteSize.ts';
import { imageMessages } from './messages.ts';
import { sharpFrom } from '#rendering/picture/readPicture.ts';
import styles from './ImageSection.module.css';

interface CurrentImageProps {
  /** Address or data URL. */
  url: string;
  /** Of the file it came from, when that is known. */
  fileName: string | undefined;
  onRemove: () => void;
}

interface Shown {
  width: number;
  height: number;
}

/** The image that the template has now. Remount it for another one. */
export function CurrentImage({ url, fileName, onRemove }: CurrentImageProps) {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown | 'broken'>();
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setShown({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  const isNew = url.startsWith('data:');
  return (
    <>
      <h3 className={styles.label}>
        <FormattedMessage {...imageMessages.current} />
      </h3>
      <div className={styles.current}>
        {shown === 'broken' ? (
          <span className={styles.thumbnail} />
        ) : (
          <img
            className={styles.thumbnail}
            src={url}
            alt=""
            // As the certificate asks for it, so that it is fetched once.
            crossOrigin="anonymous"
            onLoad={measure}
            onError={() => setShown('broken')}
          />
        )}
        <div className={styles.facts}>
          <p className={styles.name}>
            {fileName ?? (
              <FormattedMessage {...(isNew ? imageMessages.unsaved : imageMessages.stored)} />
            )}
          </p>
          {shown === 'broken' ? (
            <p role="status" className={styles.broken}>
              <FormattedMessage {...imageMessages.broken} />
            </p>
          ) : (
            <p className={styles.size}>{factsOf(intl, url, shown)}</p>
          )}
        </div>
        <IconButton
          label={intl.formatMessage(imageMessages.remove)}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {shown !== undefined && shown !== 'broken' && isSmall(shown) && (
        <p role="status" className={styles.warning}>
          <TriangleAlert aria-hidden />
          <FormattedMessage {...imageMessages.small} values={pixelsOf(shown)} />
        </p>
      )}
    </>
  );
}

const isSmall = ({ width, height }: Shown) => width < sharpFrom.width || height < sharpFrom.height;

/** A size in pixels is an identifying number, without separators. */
export const pixelsOf = ({ width, height }: Shown) => ({ w: String(width), h: String(height) });

/** What is known of its size: of a stored image only the pixels. */
function factsOf(intl: IntlShape, url: string, shown: Shown | undefined): string {
  const facts = [];
  if (shown) facts.push(intl.formatMessage(imageMessages.pixels, pixelsOf(shown)));
  if (url.startsWith('data:')) facts.push(byteSize(intl, bytesIn(url)));
  return facts.join(' · ');
}

/** Four characters of base64 carry three bytes. */
function bytesIn(dataUrl: string): number {
  return Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75);
}
