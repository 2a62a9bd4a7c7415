import { deferComponent } from '#runtime/deferComponent.tsx';
import { FileCheckDropZonePlaceholder } from './FileCheckDropZonePlaceholder.tsx';

export const DeferredFileCheckDropZone = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './FileCheckDropZone.tsx').then(
      (module) => module.FileCheckDropZone,
    ),
  { when: 'afterPaint', fallback: FileCheckDropZonePlaceholder },
);
