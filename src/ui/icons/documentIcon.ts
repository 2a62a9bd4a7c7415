import styles from './documentIcons.module.css';
import iconStyles from './icons.module.css';

/** Names of further icons, which are loaded with the buttons that save and copy documents. */
export type DocumentIconName = 'copy' | 'download' | 'loaderCircle';

/** Returns the CSS classes that draw an icon before the content of an element, as `getIconClass` does. */
export const getDocumentIconClass = (name: DocumentIconName): string =>
  `${iconStyles.icon} ${styles[name]}`;
