import styles from './FileCheckDropZonePlaceholder.module.css';

/** An empty box with the height of the drop zone for checking files, shown while the code of the drop zone loads. */
export const FileCheckDropZonePlaceholder = () => <div className={styles.space} />;
