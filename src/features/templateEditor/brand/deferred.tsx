import { deferComponent } from '#runtime/deferComponent.tsx';
import styles from './BrandPlaceholder.module.css';

export const BrandSection = deferComponent(
  () =>
    import(/* webpackChunkName: "editor-tools" */ './BrandSection.tsx').then(
      (module) => module.BrandSection,
    ),
  {
    when: 'afterPaint',
    // Reserves the height, so that the content below does not shift.
    fallback: () => <div className={styles.placeholder} />,
  },
);
