import { deferComponent } from '#runtime/deferComponent.tsx';
import { waitForProofMessages } from '../proof/index.ts';

/** An empty box with the height of the drop zone, shown while the code of the drop zone loads. */
const Placeholder = () => <div style={{ minHeight: 88 }} />;

export const DeferredFileCheckDropZone = deferComponent(
  () => waitForProofMessages(import(/* webpackChunkName: "proof" */ './FileCheckDropZone.tsx')),
  { when: 'afterPaint', fallback: Placeholder },
);
