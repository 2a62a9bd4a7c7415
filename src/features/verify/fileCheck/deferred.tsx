import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';

/** An empty box with the height of the drop zone, shown while the code of the drop zone loads. */
const Placeholder = () => <div style={{ minHeight: 88 }} />;

export const DeferredFileCheckDropZone = deferComponent(
  async () => {
    const [{ FileCheckDropZone }] = await Promise.all([
      import(/* webpackChunkName: "proof" */ './FileCheckDropZone.tsx'),
      loadAdditionalMessages('fileCheck'),
    ]);
    return { default: FileCheckDropZone };
  },
  { when: 'afterPaint', fallback: Placeholder },
);
