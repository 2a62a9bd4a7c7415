import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectIsListed, selectListed } from '#api/rest/missionsApi.ts';
import { useServices } from '#api/services.ts';
import { useHandler } from '#ui/useHandler.ts';
import { type NextOfAll, nextOfAll } from './nextOfAll.ts';
import type { Rest } from './rest.ts';
import type { HomeFound } from './useHomeFound.ts';

interface RestLoad {
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads page by page what the plain list left out, for as long as something is looked for.
 * @param isAtTop whether the reader sees the head of the list, so that the order may be restored
 */
export function useRest({ isComplete, rest, onRest }: HomeFound, isAtTop: () => boolean): RestLoad {
  const services = useServices();
  const after = useSelector(selectListed).at(-1)?.id;
  const isListed = useSelector(selectIsListed);
  // Of another list it is of no use.
  const before = rest && rest.after === after ? rest : beginning(after);
  const isLoading = isListed && !isComplete && !before.isComplete && !before.hasFailed;
  const { cursor } = before;

  const tell = useHandler((isWanted: () => boolean, page: NextOfAll | undefined) => {
    if (!isWanted()) return;
    onRest(page ? withPage(before, page, isAtTop()) : { ...before, hasFailed: true });
  });
  useEffect(() => {
    if (!isLoading) return;
    let isWanted = true;
    nextOfAll(services, cursor).then(
      (page) => tell(() => isWanted, page),
      (error: unknown) => {
        console.error(error);
        tell(() => isWanted, undefined);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [services, isLoading, cursor, tell]);

  return {
    isLoading,
    hasFailed: before.hasFailed,
    retry: () => onRest({ ...before, hasFailed: false }),
  };
}

const beginning = (after: string | undefined): Rest => ({
  after,
  cursor: after,
  certificates: [],
  isComplete: false,
  hasFailed: false,
  isInOrder: false,
});

function withPage(before: Rest, page: NextOfAll, isAtTop: boolean): Rest {
  return {
    ...before,
    cursor: page.cursor,
    certificates: [...before.certificates, ...page.certificates],
    isComplete: page.isLast,
    isInOrder: page.isLast && isAtTop,
  };
}
