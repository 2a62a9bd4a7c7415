import { useState } from 'react';
import {
  postCompletion,
  loadOfferedCourses,
  type OfferedCourse,
  type CourseType,
} from '../platformApi.ts';
import { useShellContext } from '../shellContext.ts';
import { isPlatformError, useFetchOnMount } from '../useFetchOnMount.ts';

type LearningList = Record<CourseType, OfferedCourse[]>;

/**
 * Result of completing a mission or content: its name and the id of the earned certificate, or the id of an error
 * message. Null when there is no result yet.
 */
export type CompletionResult =
  | { name: string; certificateId: string }
  | 'refused'
  | 'notActivated'
  | null;

/**
 * Returns the offered missions and contents and a function that completes a mission or content. Ends the session after
 * a 401.
 */
export function useOfferedCourses() {
  const { config, user, endSession } = useShellContext();
  const [items, setItems] = useState<LearningList>();
  const [busyId, setBusyId] = useState<string>();
  const [result, setResult] = useState<CompletionResult>(null);

  const { hasFailed, retry } = useFetchOnMount(loadOfferedCourses, setItems);

  const complete = async (kind: CourseType, { id, name }: OfferedCourse): Promise<void> => {
    if (busyId !== undefined) return;
    setBusyId(id);
    setResult(null);
    try {
      const certificateId = await postCompletion(config.apiUrl, user.token, kind, id);
      setItems((previous) => previous && addCertificate(previous, kind, id, certificateId));
      setResult({ name, certificateId });
    } catch (error) {
      if (isPlatformError(error, 401)) endSession('expired');
      else setResult(isPlatformError(error, 403) ? 'notActivated' : 'refused');
    } finally {
      setBusyId(undefined);
    }
  };

  return { items, hasFailed, retry, busyId, complete, result, dismiss: () => setResult(null) };
}

function addCertificate(
  items: LearningList,
  kind: CourseType,
  id: string,
  certificateId: string,
): LearningList {
  const updateItem = (item: OfferedCourse): OfferedCourse =>
    item.id === id ? { ...item, certificateId } : item;
  return { ...items, [kind]: items[kind].map(updateItem) };
}
