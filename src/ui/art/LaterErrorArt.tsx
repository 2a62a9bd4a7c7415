import { laterComponent } from '../laterComponent.tsx';

/** `ErrorArt`, for what is loaded before anything failed. */
export const LaterErrorArt = laterComponent(() =>
  import(/* webpackChunkName: "art" */ './ErrorArt.tsx').then((module) => module.ErrorArt),
);
