import { memo } from 'react';
import { deferComponent } from '#runtime/deferComponent.tsx';

export const FieldPicker = memo(
  deferComponent(
    () =>
      import(/* webpackChunkName: "editor-tools" */ './FieldPicker.tsx').then(
        (module) => module.FieldPicker,
      ),
    { when: 'afterPaint' },
  ),
);
