import { Trash2, TriangleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { sharpFrom } from '#rendering/picture/pictureLimits.ts';
import type { PaperSize } from '#rendering/scene.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { byteSize } from './byteSize.ts';
import { FocalFoot } from './FocalFoot.tsx';
import { FocalHandle } from './FocalHandle.tsx';
import { type Focusing, isMovable } from './focusing.ts';
import { imageMessages } from './messages.ts';
import styles from './CurrentImage.module.css';

export interface CurrentImageProps {
  /** Address or data URL. */
  url: string;
  /** Of the file it came from, when that is known. */
  fileName: string | undefined;
  /** Absent where the whole picture cannot be had. */
  focusing: Focusing | undefined;
  /** It cannot be had. */
  onLost: () => void;
  onRemove: () => void;
}

/** The image that the template has now, and what of it must be seen. Another one has the size of the one before until it is there. */
export function CurrentImage({ url, fileName, focusing, onLost, onRemove }: CurrentImageProps) {
  const intl = useIntl();
  const [size, setSize] = useState<PaperSize>();
  const [broken, setBroken] = useState<string>();
  const isBroken = broken === url;
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  const fail = () => {
    setSize(undefined);
    setBroken(url);
    onLost();
  };
  const moved = size && focusing && isMovable(size, focusing) ? focusing : undefined;
  return (
    <>
      <h3 className={styles.label}>
        <FormattedMessage {...imageMessages.current} />
      </h3>
      {!isBroken && (
        <div className={styles.frame}>
          <div
            className={styles.picture}
            data-tall={(size && size.width < 1.5 * size.height) || undefined}
            style={size && { aspectRatio: size.width / size.height }}
          >
            <img
              src={url}
              alt=""
              draggable={false}
              // As the certificate asks for it, so that it is fetched once.
              crossOrigin="anonymous"
              onLoad={measure}
              onError={fail}
            />
            {size && moved && <FocalHandle size={size} {...moved} />}
          </div>
        </div>
      )}
      {moved && <FocalFoot onMove={moved.onMove} />}
      <div className={styles.current}>
        <div>
          <p className={styles.name}>{fileName ?? <FormattedMessage {...nameOf(url)} />}</p>
          {isBroken ? (
            <p role="status" className={styles.broken}>
              <FormattedMessage {...imageMessages.broken} />
            </p>
          ) : (
            <p className={styles.size}>{factsOf(intl, url, size)}</p>
          )}
        </div>
        <IconButton
          label={intl.formatMessage(imageMessages.remove)}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {size && isSmall(size) && (
        <p role="status" className={styles.warning}>
          <TriangleAlert aria-hidden />
          <FormattedMessage {...imageMessages.small} values={pixelsOf(size)} />
        </p>
      )}
    </>
  );
}

const isSmall = ({ width, height }: PaperSize) =>
  width < sharpFrom.width || height < sharpFrom.height;

const isNew = (url: string) => url.startsWith('data:');

const nameOf = (url: string) => (isNew(url) ? imageMessages.unsaved : imageMessages.stored);

/** A size in pixels is an identifying number, without separators. */
const pixelsOf = ({ width, height }: PaperSize) => ({ w: String(width), h: String(height) });

/** What is known of its size: of a stored image only the pixels. */
function factsOf(intl: IntlShape, url: string, shown: PaperSize | undefined): string {
  const facts = [];
  if (shown) facts.push(intl.formatMessage(imageMessages.pixels, pixelsOf(shown)));
  if (isNew(url)) facts.push(byteSize(intl, bytesIn(url)));
  return facts.join(' · ');
}

/** Four characters of base64 carry three bytes. */
function bytesIn(dataUrl: string): number {
  return Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75);
}
