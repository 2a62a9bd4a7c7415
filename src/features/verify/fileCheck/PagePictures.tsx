import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MarkedPage } from '../comparison/index.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import styles from './PagePictures.module.css';

/** The picture of a page in a file and that of the issued page, with marks where they differ. */
export function PagePictures({ page }: { page: MarkedPage }) {
  const intl = useIntl();
  const { pictures, areas, filePage, issuedPage, markedTexts } = page;
  if (!pictures) return null;
  const values = { n: areas.length, texts: intl.formatList(markedTexts) };
  return (
    <div className={styles.pages}>
      <MarkedPicture
        picture={pictures.file}
        areas={areas}
        caption={<FormattedMessage {...messages.pageInFile} values={{ page: filePage + 1 }} />}
        description={<FormattedMessage {...messages.marked} values={values} />}
      />
      <MarkedPicture
        picture={pictures.issued}
        areas={areas}
        caption={<FormattedMessage {...messages.pageInRecord} values={{ page: issuedPage + 1 }} />}
      />
    </div>
  );
}

interface MarkedPictureProps {
  picture: NonNullable<MarkedPage['pictures']>['file'];
  areas: MarkedPage['areas'];
  caption: ReactNode;
  description?: ReactNode;
}

const toPercent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** The pixels of a page, with a frame around each area that differs. */
function MarkedPicture({ picture, areas, caption, description }: MarkedPictureProps) {
  const { width, height, data } = picture;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const captionId = useId();
  useEffect(() => {
    const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
    canvasRef.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [data, width, height]);
  return (
    <figure className={styles.figure}>
      <div className={styles.page}>
        <canvas
          ref={canvasRef}
          role="img"
          aria-labelledby={captionId}
          width={width}
          height={height}
        />
        {areas.map(({ left, top, right, bottom }) => (
          <span
            key={`${left} ${top}`}
            className={styles.mark}
            style={{
              left: toPercent(left, width),
              top: toPercent(top, height),
              width: toPercent(right - left, width),
              height: toPercent(bottom - top, height),
            }}
          />
        ))}
      </div>
      <figcaption id={captionId}>
        {caption}
        {description && <VisuallyHidden> {description}</VisuallyHidden>}
      </figcaption>
    </figure>
  );
}
