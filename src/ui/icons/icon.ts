import styles from './icons.module.css';

/** An icon that is a mask on the element that has it. */
export type IconName =
  | 'bookOpen'
  | 'download'
  | 'eye'
  | 'loaderCircle'
  | 'printer'
  | 'recycle'
  | 'route';

/** The classes that draw an icon before what an element holds. */
export const iconClass = (name: IconName): string => `${styles.icon} ${styles[name]}`;
