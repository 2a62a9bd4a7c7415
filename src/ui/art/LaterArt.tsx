import { laterComponent } from '../laterComponent.tsx';

/** A picture, for what is loaded before there is any need of it. */
export const LaterArt = laterComponent(() =>
  import(/* webpackChunkName: "art" */ './Art.tsx').then((module) => module.Art),
);
