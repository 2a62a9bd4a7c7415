import { memo, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { laterComponent } from '#ui/laterComponent.tsx';
import { DropZone } from '#ui/fields/DropZone.tsx';
import type { Change } from '../draft.ts';
import { byteSize } from './byteSize.ts';
import { GuideLink } from './GuideLink.tsx';
import type { Focusing } from './focusing.ts';
import { imageMessages } from './messages.ts';
import { type TakenPicture, useIntake } from './useIntake.ts';
import { useFocusing } from './useFocusing.ts';
import { usePastedFile } from './usePastedFile.ts';
import { useStrayDrops } from './useStrayDrops.ts';
import styles from './ImageSection.module.css';

const CurrentImage = laterComponent(
  () =>
    import(/* webpackChunkName: "editor-picture" */ './CurrentImage.tsx').then(
      (module) => module.CurrentImage,
    ),
  // Its place, so that what stands below stays there.
  () => <div className={styles.place} />,
);

const RefusedFile = laterComponent(() =>
  import(/* webpackChunkName: "editor-picture" */ './RefusedFile.tsx').then(
    (module) => module.RefusedFile,
  ),
);

const accepted = 'image/png,image/jpeg,image/webp';

interface ImageSectionProps extends Pick<
  CertificateTemplate,
  'layout' | 'backgroundImage' | 'rawImage' | 'focalPoint'
> {
  change: Change;
  /** Where the focal point is while it is dragged. */
  onDrag: Focusing['onDrag'];
}

/**
 * "Background image" (docs/behaviour.md, Background image): chosen, dragged or pasted, and removed. Text that is typed
 * elsewhere does not render it anew.
 */
export const ImageSection = memo(function ImageSection(props: ImageSectionProps) {
  const { backgroundImage, rawImage, change } = props;
  const intl = useIntl();
  const maxBytes = useServices().config.MAX_BACKGROUND_IMAGE_BYTES;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const zone = useRef<HTMLButtonElement>(null);
  // Undoing brings back images that were chosen before.
  const [taken, setTaken] = useState<readonly TakenPicture[]>([]);

  const [lost, setLost] = useState<string>();
  // What a part was made of is gone from some servers: then the part itself is all there is.
  const image = rawImage === lost ? backgroundImage : rawImage || backgroundImage;
  const focusing = useFocusing(props);

  const intake = useIntake(maxBytes, (picture) => {
    setTaken((before) => [...before, picture]);
    // A platform may keep each field as it comes: the old picture must not stay beside the new one.
    change({ rawImage: picture.dataUrl, backgroundImage: '' });
    announce(section.current, intl.formatMessage(imageMessages.taken, { file: picture.fileName }));
  });
  const take = (file: File) => {
    announce(section.current, intl.formatMessage(imageMessages.reading));
    intake.take(file);
  };
  usePastedFile(section, take);
  useStrayDrops(section);
  const remove = () => {
    intake.cancel();
    change({ rawImage: '', backgroundImage: '' });
    announce(section.current, intl.formatMessage(imageMessages.removed));
    // The button that was pressed goes.
    zone.current?.focus();
  };

  return (
    <section ref={section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          <FormattedMessage {...imageMessages.title} />
        </h2>
        <div className={styles.guide}>
          <GuideLink />
        </div>
      </div>
      {image !== '' && (
        <CurrentImage
          url={image}
          fileName={taken.findLast(({ dataUrl }) => dataUrl === image)?.fileName}
          focusing={rawImage === image ? focusing : undefined}
          onLost={() => setLost(image)}
          onRemove={remove}
        />
      )}
      <DropZone
        ref={zone}
        label={intl.formatMessage(image ? imageMessages.replace : imageMessages.upload)}
        orDrop={intl.formatMessage(imageMessages.drop)}
        hint={
          intake.isReading
            ? intl.formatMessage(imageMessages.reading)
            : intl.formatMessage(imageMessages.limits, { max: byteSize(intl, maxBytes) })
        }
        accept={accepted}
        isBusy={intake.isReading}
        onFile={take}
      />
      {intake.refused && (
        <RefusedFile file={intake.refused} maxBytes={maxBytes} hasImage={image !== ''} />
      )}
    </section>
  );
});
