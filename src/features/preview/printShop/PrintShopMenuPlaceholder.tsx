import styles from './PrintShopMenu.module.css';

/** Keeps the place of the button until it is loaded. */
export const PrintShopMenuPlaceholder = () => <span className={styles.placeholder} />;
