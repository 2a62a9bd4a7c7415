import styles from './ProgressDiscIcon.module.css';

interface ProgressDiscIconProps {
  completeness: 'full' | 'part' | 'none';
}

/**
 * Icon that shows how complete something is: a disc with a tick (full), a half disc (part), or a ring (none). The
 * shapes differ, not only the colours.
 */
export function ProgressDiscIcon({ completeness }: ProgressDiscIconProps) {
  return (
    <svg className={styles.icon} data-completeness={completeness} viewBox="0 0 14 14" aria-hidden>
      {completeness === 'full' ? (
        <>
          <circle className={styles.disc} cx="7" cy="7" r="6.5" />
          <path className={styles.tick} d="m4.2 7.2 2 2 3.7-4.1" strokeWidth="1.6" />
        </>
      ) : (
        <circle cx="7" cy="7" r="5.7" stroke="currentColor" strokeWidth="1.6" />
      )}
      {completeness === 'part' && (
        <path className={styles.disc} d="M7 1.3v11.4A5.7 5.7 0 0 1 7 1.3" />
      )}
    </svg>
  );
}
