import { useEffect, useState } from 'react';
import { loadOfferedCourses } from '../platformApi.ts';

/** Returns the id of a certificate of the user: undefined while it loads, empty if the user has none. */
export function useCertificateId(apiUrl: string, token: string): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    loadOfferedCourses(apiUrl, token).then(
      ({ missions, contents }) => {
        const earned = [...missions, ...contents].find((course) => course.certificateId !== null);
        if (!isCancelled) setId(earned?.certificateId ?? '');
      },
      () => isCancelled || setId(''),
    );
    return () => {
      isCancelled = true;
    };
  }, [apiUrl, token]);
  return id;
}
