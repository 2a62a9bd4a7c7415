import type { CSSProperties, ReactNode } from 'react';
import { detailColumns } from '../useCertificateRowTexts.ts';
import styles from './ListView.module.css';

const columnWidths = {
  '--detail-widths': detailColumns.map(({ width }) => `calc(var(--fs-m) * ${width})`).join(' '),
} as CSSProperties;

/** Frame around the headers and rows of a list of certificates. It sets the widths of their columns. */
export const ListFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.list} style={columnWidths}>
    {children}
  </div>
);
