import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { PrintShopMenu as LoadedPrintShopMenu } from './PrintShopMenu.tsx';
import styles from './PrintShopMenu.module.css';

/** Button for other PDFs. Its messages are loaded after the first paint, because few people need them. */
export const PrintShopMenu = deferComponent(
  async () => {
    await loadAdditionalMessages('fileCheck');
    return { default: LoadedPrintShopMenu };
  },
  { when: 'afterPaint', fallback: () => <span className={styles.placeholder} /> },
);
