import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { FileCheckDropZonePlaceholder } from './FileCheckDropZonePlaceholder.tsx';

export const DeferredFileCheckDropZone = deferComponent(
  async () => {
    const [{ FileCheckDropZone }] = await Promise.all([
      import(/* webpackChunkName: "proof" */ './FileCheckDropZone.tsx'),
      loadAdditionalMessages('fileCheck'),
    ]);
    return FileCheckDropZone;
  },
  { when: 'afterPaint', fallback: FileCheckDropZonePlaceholder },
);
