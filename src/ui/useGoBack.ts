import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Time in milliseconds in which further calls have no effect, unless the address changes sooner. */
const maxBackTime = 1000;

/**
 * Returns a function that goes back one entry in the history. Going back is asynchronous; a second press would go back one
 * entry too far, for instance to a page of the host, and is therefore ignored.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const lastTimeRef = useRef(-Infinity);
  useEffect(() => {
    lastTimeRef.current = -Infinity;
  }, [key]);
  return () => {
    const time = performance.now();
    if (time - lastTimeRef.current < maxBackTime) return;
    lastTimeRef.current = time;
    void navigate(-1);
  };
}
