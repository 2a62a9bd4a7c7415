import { deferComponent } from '#runtime/deferComponent.tsx';
import styles from './BrandPlaceholder.module.css';

export const BrandSection = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-later" */ './BrandSection.tsx').then(
      (module) => module.BrandSection,
    ),
  // Reserves the height, so that the content below does not shift.
  () => <div className={styles.placeholder} />,
);
