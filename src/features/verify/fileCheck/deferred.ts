import { deferComponent } from '#runtime/deferComponent.tsx';
import { CheckZonePlaceholder } from './CheckZonePlaceholder.tsx';

export const CheckZone = deferComponent(
  () =>
    import(/* webpackChunkName: "check" */ './CheckZone.tsx').then((module) => module.CheckZone),
  CheckZonePlaceholder,
);
