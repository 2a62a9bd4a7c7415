import { laterComponent } from '../laterComponent.tsx';

/** `NotFoundArt`, for what is loaded before anything was missing. */
export const LaterNotFoundArt = laterComponent(() =>
  import(/* webpackChunkName: "art" */ './NotFoundArt.tsx').then((module) => module.NotFoundArt),
);
