import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

/**
 * On/off switch that takes effect immediately. Both its colour and the position of the knob show
 * its state.
 */
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
