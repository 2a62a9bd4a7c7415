import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '#api/services.ts';
import { drawStatement } from '#documents/statement/drawStatement.ts';
import type { Language } from '#model/language.ts';
import type { DrawnStatement } from '#rendering/statement/drawStatement.ts';
import { type Loaded, useLoaded } from '#ui/useLoaded.ts';
import { useBranding, useRead } from '../rowActions/useDraw.ts';
import { collecting } from './collected.ts';
import type { Subject } from './useSubject.ts';

/** How the drawing of a statement stands. */
export interface Stated extends Loaded<DrawnStatement | undefined> {
  /** How many of the certificates have come. */
  done: number;
}

/** The statement of a subject, once all of its certificates have come: its totals are of them all. */
export function useStated(subject: Subject | undefined, language: Language): Stated {
  const { config } = useServices();
  const read = useRead();
  const branding = useBranding();
  const [issuedAt] = useState(() => new Date().toISOString());
  const [done, setDone] = useState(0);
  const collect = useMemo(
    () => subject && collecting(subject.ids, read, subject.listed),
    [subject, read],
  );
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const load = useCallback(async () => {
    control.current?.abort();
    control.current = new AbortController();
    if (!collect) return undefined;
    const { first, others } = await collect(setDone, control.current.signal);
    return drawStatement(first, others, {
      language,
      place: config,
      primaryColor: branding(),
      issuedAt,
      choice: subject?.name,
    });
  }, [collect, subject, language, config, branding, issuedAt]);
  return { ...useLoaded(load), done };
}
