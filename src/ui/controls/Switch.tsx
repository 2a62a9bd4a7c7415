import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What is on or off. */
  children: ReactNode;
}

/** Something that is on or off at once. Its knob tells too, not the colour alone. */
export function Switch({ isOn, onChange, children }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} />
      {children}
    </button>
  );
}
