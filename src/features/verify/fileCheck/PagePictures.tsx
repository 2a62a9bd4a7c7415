import { Maximize2 } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DifferingPage } from '../comparison/index.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EnlargedPage } from './EnlargedPage.tsx';
import { messages } from './messages.ts';
import { PageCanvas, type PageCanvasProps } from './PageCanvas.tsx';
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
        caption={intl.formatMessage(messages.pageInFile, { page: filePage + 1 })}
        description={<FormattedMessage {...messages.marked} values={values} />}
      />
      <PagePicture
        picture={pictures.issued}
        areas={areas}
        isIssued
        caption={intl.formatMessage(messages.pageInRecord, { page: issuedPage + 1 })}
      />
    </div>
  );
}

interface PagePictureProps extends PageCanvasProps {
  /** Name of the page. */
  caption: string;
  description?: ReactNode;
}

/** The picture of a page with its name, and a button that opens it in its full size. */
function PagePicture({ caption, description, ...canvasProps }: PagePictureProps) {
  const intl = useIntl();
  const captionId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const close = useCallback(() => setIsEnlarged(false), []);
  return (
    <figure className={styles.figure}>
      <figcaption id={captionId}>
        {caption}
        {description && <VisuallyHidden> {description}</VisuallyHidden>}
      </figcaption>
      <div className={styles.frame}>
        <PageCanvas {...canvasProps} labelledBy={captionId} />
        <button
          ref={buttonRef}
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={intl.formatMessage(messages.enlarge, { page: caption })}
          onClick={() => setIsEnlarged(true)}
        >
          <Maximize2 aria-hidden />
        </button>
      </div>
      {isEnlarged && (
        <EnlargedPage {...canvasProps} caption={caption} opener={buttonRef} onClose={close} />
      )}
    </figure>
  );
}
