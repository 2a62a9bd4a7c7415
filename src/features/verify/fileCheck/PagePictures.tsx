import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DifferingPage } from '../comparison/index.ts';
import { pixelsPerPoint } from '#rendering/pdfReader/pdfContent.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import styles from './PagePictures.module.css';

/** The picture of a page in a file and that of the issued page, with marks where they differ. */
export function PagePictures({ page }: { page: DifferingPage }) {
  const intl = useIntl();
  const { pictures, areas, filePage, issuedPage, textsInAreas } = page;
  if (!pictures) return null;
  const values = { n: areas.length, texts: intl.formatList(textsInAreas) };
  return (
    <div className={styles.pages}>
      <PagePicture
        picture={pictures.file}
        areas={areas}
        caption={<FormattedMessage {...messages.pageInFile} values={{ page: filePage + 1 }} />}
        description={<FormattedMessage {...messages.marked} values={values} />}
      />
      <PagePicture
        picture={pictures.issued}
        areas={areas}
        isIssued
        caption={<FormattedMessage {...messages.pageInRecord} values={{ page: issuedPage + 1 }} />}
      />
    </div>
  );
}

interface PagePictureProps {
  picture: NonNullable<DifferingPage['pictures']>['file'];
  areas: DifferingPage['areas'];
  caption: ReactNode;
  description?: ReactNode;
  /** Whether it is the issued page, whose marks show what is right. */
  isIssued?: boolean;
}

/** Formats a length on the page, in points, as a share of the width or height of its picture. */
const toPercent = (length: number, pixelCount: number) =>
  `${(100 * length * pixelsPerPoint) / pixelCount}%`;

/** The pixels of a page, with a frame around each area that differs. */
function PagePicture({ picture, areas, caption, description, isIssued = false }: PagePictureProps) {
  const { width, height, data } = picture;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const captionId = useId();
  useEffect(() => {
    const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
    canvasRef.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [data, width, height]);
  return (
    <figure className={styles.figure}>
      <figcaption id={captionId}>
        {caption}
        {description && <VisuallyHidden> {description}</VisuallyHidden>}
      </figcaption>
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
            className={isIssued ? styles.issuedMark : styles.mark}
            style={{
              left: toPercent(left, width),
              top: toPercent(top, height),
              width: toPercent(right - left, width),
              height: toPercent(bottom - top, height),
            }}
          />
        ))}
      </div>
    </figure>
  );
}
