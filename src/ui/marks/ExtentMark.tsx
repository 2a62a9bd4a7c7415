import styles from './ExtentMark.module.css';

interface ExtentMarkProps {
  extent: 'full' | 'part' | 'none';
}

/** A full disc with a tick, a half disc, a ring: how much of something is there. Its shape alone tells. */
export function ExtentMark({ extent }: ExtentMarkProps) {
  return (
    <svg className={styles.mark} data-extent={extent} viewBox="0 0 14 14" aria-hidden>
      {extent === 'full' ? (
        <>
          <circle className={styles.full} cx="7" cy="7" r="6.5" />
          <path className={styles.tick} d="m4.2 7.2 2 2 3.7-4.1" strokeWidth="1.6" />
        </>
      ) : (
        <circle cx="7" cy="7" r="5.7" stroke="currentColor" strokeWidth="1.6" />
      )}
      {extent === 'part' && <path className={styles.full} d="M7 1.3v11.4A5.7 5.7 0 0 1 7 1.3" />}
    </svg>
  );
}
