import { memo, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { DropZone } from '#ui/controls/DropZone.tsx';
import { useFileDrop } from '#ui/useFileDrop.ts';
import type { ChangeTemplate } from '../templateChange.ts';
import { formatByteSize } from './formatByteSize.ts';
import { ImageGuideLink } from './ImageGuideLink.tsx';
import { createFocalPointControl, type FocalPointControl } from './focalPointControl.ts';
import { imageMessages } from './messages.ts';
import { RejectedFileNote } from './RejectedFileNote.tsx';
import { type LoadedImage, useImageReader } from './useImageReader.ts';
import { usePastedFile } from './usePastedFile.ts';
import styles from './ImageSection.module.css';

const CurrentImage = deferComponent(
  () => import(/* webpackChunkName: "editor-tools" */ './CurrentImage.tsx'),
  {
    when: 'afterPaint',
    // Reserves the height, so that the content below does not shift.
    fallback: () => <div className={styles.placeholder} />,
  },
);

const acceptedTypes = 'image/png,image/jpeg,image/webp';

interface ImageSectionProps extends Pick<
  CertificateTemplate,
  'layout' | 'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  change: ChangeTemplate;
  /** Called with the focal point while the user drags it. */
  onDrag: FocalPointControl['onDrag'];
}

/**
 * The form section of the background image (docs/behaviour.md, Background image), which can be chosen, dropped, pasted
 * and removed. Memoized: typing in other sections does not render this one.
 */
export const ImageSection = memo(function ImageSection(props: ImageSectionProps) {
  const { backgroundImage, rawImage, change } = props;
  const intl = useIntl();
  const maxBytes = usePluginContext().config.MAX_BACKGROUND_IMAGE_BYTES;
  const titleId = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const dropZoneRef = useRef<HTMLButtonElement>(null);
  // All of them, because undo can bring back an earlier image.
  const [loadedImages, setLoadedImages] = useState<readonly LoadedImage[]>([]);

  const [failedImage, setFailedImage] = useState<string>();
  // Some servers no longer have the full image of a crop: fall back to the crop itself.
  const image = rawImage === failedImage ? backgroundImage : rawImage || backgroundImage;

  const imageReader = useImageReader(maxBytes, ({ fileName, dataUrl }) => {
    setLoadedImages((previous) => [...previous, { fileName, dataUrl }]);
    // Some platforms store each field separately: clear the crop of the previous image.
    change({ rawImage: dataUrl, backgroundImage: '' });
    announce(sectionRef.current, intl.formatMessage(imageMessages.taken, { file: fileName }));
  });
  const readFile = (file: File) => {
    announce(sectionRef.current, intl.formatMessage(imageMessages.reading));
    imageReader.readFile(file);
  };
  usePastedFile(sectionRef, readFile);
  // A file dropped beside the drop zone must not replace the page with its unsaved changes.
  useFileDrop(sectionRef, { area: 'plugin' });
  const removeImage = () => {
    imageReader.cancel();
    change({ rawImage: '', backgroundImage: '' });
    announce(sectionRef.current, intl.formatMessage(imageMessages.removed));
    // The focused button disappears with the image.
    dropZoneRef.current?.focus();
  };

  return (
    <section ref={sectionRef} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 id={titleId}>
          <FormattedMessage {...imageMessages.title} />
        </h2>
        <div className={styles.guide}>
          <ImageGuideLink />
        </div>
      </div>
      {image !== '' && (
        <CurrentImage
          url={image}
          fileName={loadedImages.findLast(({ dataUrl }) => dataUrl === image)?.fileName}
          focalPointControl={rawImage === image ? createFocalPointControl(props) : undefined}
          onLoadError={() => setFailedImage(image)}
          onRemove={removeImage}
        />
      )}
      <DropZone
        ref={dropZoneRef}
        label={intl.formatMessage(image ? imageMessages.replace : imageMessages.upload)}
        dropHint={intl.formatMessage(imageMessages.drop)}
        hint={
          imageReader.isReading
            ? intl.formatMessage(imageMessages.reading)
            : intl.formatMessage(imageMessages.limits, { max: formatByteSize(intl, maxBytes) })
        }
        accept={acceptedTypes}
        isBusy={imageReader.isReading}
        onFile={readFile}
      />
      {imageReader.rejectedFile && (
        <RejectedFileNote
          file={imageReader.rejectedFile}
          maxBytes={maxBytes}
          hasImage={image !== ''}
        />
      )}
    </section>
  );
});
