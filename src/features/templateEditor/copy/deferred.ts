import { deferComponent } from '#runtime/deferComponent.tsx';

export const DeferredCopyAllFromLanguageNote = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyAllFromLanguageNote.tsx').then(
      (module) => module.CopyAllFromLanguageNote,
    ),
  { when: 'afterPaint' },
);

export const DeferredCopyFromLanguageNote = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './CopyFromLanguageNote.tsx').then(
      (module) => module.CopyFromLanguageNote,
    ),
  { when: 'afterPaint' },
);
