import styles from './CheckZoneSpace.module.css';

/** As high as what will be here. */
export const CheckZoneSpace = () => <div className={styles.space} />;
