import { Trash2, TriangleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { minSharpImageSize } from '#rendering/images/imageLimits.ts';
import type { PageSize } from '#rendering/scene.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { formatByteSize } from './formatByteSize.ts';
import { FocalPointHint } from './FocalPointHint.tsx';
import { FocalPointHandle } from './FocalPointHandle.tsx';
import { type FocalPointControl, canMoveFocalPoint } from './focalPointControl.ts';
import { imageMessages } from './messages.ts';
import { useReportUnsupportedImage } from './useReportUnsupportedImage.ts';
import styles from './CurrentImage.module.css';

export interface CurrentImageProps {
  /** Address of the image: an https URL or a data URL. */
  url: string;
  /** Name of the file that the user chose, undefined for a stored image. */
  fileName: string | undefined;
  /** The focal point and its handlers; undefined if the full, uncropped image cannot be loaded. */
  focalPointControl: FocalPointControl | undefined;
  /** Called when the image cannot be loaded, or when certificates cannot show images of its format. */
  onLoadError: () => void;
  onRemove: () => void;
}

/**
 * The template's current image with its focal point (the point that stays visible when the image is cropped). While a
 * new image is loading, its box has the size of the previous image.
 */
export default function CurrentImage(props: CurrentImageProps) {
  const { url, fileName, focalPointControl, onLoadError, onRemove } = props;
  const intl = useIntl();
  const [size, setSize] = useState<PageSize>();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const isBroken = brokenUrl === url;
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  const handleError = () => {
    setSize(undefined);
    setBrokenUrl(url);
    onLoadError();
  };
  useReportUnsupportedImage(url, handleError);
  const movableControl =
    size && focalPointControl && canMoveFocalPoint(size, focalPointControl)
      ? focalPointControl
      : undefined;
  return (
    <>
      <h3 className={styles.label}>
        <FormattedMessage {...imageMessages.current} />
      </h3>
      {!isBroken && (
        <div className={styles.frame}>
          <div
            className={styles.image}
            data-tall={(size && size.width < 1.5 * size.height) || undefined}
            style={size && { aspectRatio: size.width / size.height }}
          >
            <img
              src={url}
              alt=""
              draggable={false}
              // Requested like the certificate's own image, so that both share one cached response.
              crossOrigin="anonymous"
              onLoad={measure}
              onError={handleError}
            />
            {size && movableControl && <FocalPointHandle size={size} {...movableControl} />}
          </div>
        </div>
      )}
      {movableControl && <FocalPointHint onMove={movableControl.onMove} />}
      <div className={styles.current}>
        <div>
          <p className={styles.name}>{fileName ?? <FormattedMessage {...getNameMessage(url)} />}</p>
          {isBroken ? (
            <p role="status" className={styles.broken}>
              <FormattedMessage {...imageMessages.broken} />
            </p>
          ) : (
            <p className={styles.size}>{formatDetails(intl, url, size)}</p>
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
          <FormattedMessage {...imageMessages.small} values={formatPixels(size)} />
        </p>
      )}
    </>
  );
}

const isSmall = ({ width, height }: PageSize) =>
  width < minSharpImageSize.width || height < minSharpImageSize.height;

const isNew = (url: string) => url.startsWith('data:');

const getNameMessage = (url: string) => (isNew(url) ? imageMessages.unsaved : imageMessages.stored);

/** Formats the width and height of an image in pixels, as message values without thousands separators. */
const formatPixels = ({ width, height }: PageSize) => ({ w: String(width), h: String(height) });

/** Formats the details of an image: its size in pixels, and for a new image also in bytes. */
function formatDetails(intl: IntlShape, url: string, size: PageSize | undefined): string {
  const details = [];
  if (size) details.push(intl.formatMessage(imageMessages.pixels, formatPixels(size)));
  if (isNew(url)) details.push(formatByteSize(intl, countBytes(url)));
  return details.join(' · ');
}

/** Computes the size of a data URL's content in bytes: four base64 characters encode three bytes. */
function countBytes(dataUrl: string): number {
  return Math.floor((dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75);
}
