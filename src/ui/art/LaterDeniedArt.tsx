import { laterComponent } from '../laterComponent.tsx';

/** `DeniedArt`, for what is loaded before anything was refused. */
export const LaterDeniedArt = laterComponent(() =>
  import(/* webpackChunkName: "art" */ './DeniedArt.tsx').then((module) => module.DeniedArt),
);
