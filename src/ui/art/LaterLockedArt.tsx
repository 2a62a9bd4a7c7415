import { laterComponent } from '../laterComponent.tsx';

/** `LockedArt`, for what is loaded before anything was refused. */
export const LaterLockedArt = laterComponent(() =>
  import(/* webpackChunkName: "art" */ './LockedArt.tsx').then((module) => module.LockedArt),
);
