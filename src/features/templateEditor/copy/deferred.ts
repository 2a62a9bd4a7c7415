import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredCopyAllTextsNote = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyAllTextsNote.tsx').then(
      (module) => module.CopyAllTextsNote,
    ),
  { when: 'afterPaint' },
);

export const DeferredCopyTextNote = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyTextNote.tsx').then(
      (module) => module.CopyTextNote,
    ),
  { when: 'afterPaint' },
);
