import styles from './icons.module.css';

/** Names of the icons that CSS draws as a mask in the `::before` of another element. */
export type IconName = 'bookOpen' | 'eye' | 'printer' | 'recycle' | 'route';

/** Returns the CSS classes that draw an icon before the content of an element. */
export const getIconClass = (name: IconName): string => `${styles.icon} ${styles[name]}`;
