import { deferComponent } from '#runtime/deferComponent.tsx';
import { CheckZonePlaceholder } from './CheckZonePlaceholder.tsx';

export const CheckZone = deferComponent(
  () =>
    import(/* webpackChunkName: "proof" */ './CheckZone.tsx').then((module) => module.CheckZone),
  { when: 'afterPaint', fallback: CheckZonePlaceholder },
);
