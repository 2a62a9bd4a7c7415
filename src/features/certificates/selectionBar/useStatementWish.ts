import { useState } from 'react';
import type { Slot } from '#api/sessionMemory.ts';
import { useServices } from '#api/services.ts';

/** From so many papers on a statement comes with them, until somebody wishes otherwise. */
const many = 10;

const wished: Slot<boolean> = {};

/** Whether the statement of learning comes before several papers. What was wished last holds for the session. */
export function useStatementWish(papers: number): [boolean, (isWished: boolean) => void] {
  const { memory } = useServices();
  const [wish, setWish] = useState(() => memory.read(wished));
  const change = (isWished: boolean) => {
    memory.keep(wished, isWished);
    setWish(isWished);
  };
  return [papers > 1 && (wish ?? papers >= many), change];
}
