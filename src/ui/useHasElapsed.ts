import { useEffect, useState } from 'react';

/** Returns true once the given number of milliseconds has passed since the component was mounted. */
export function useHasElapsed(milliseconds: number): boolean {
  const [hasElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}
