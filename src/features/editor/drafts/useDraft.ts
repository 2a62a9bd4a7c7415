import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Editing } from '../state/useEditing.ts';
import { sameTemplate } from '../state/sameTemplate.ts';
import { type Draft, readDraft, removeDraft, writeDraft } from './drafts.ts';

const rest = 500;

interface DraftOptions {
  key: string;
  editing: Editing;
  etag: string | undefined;
  /** Goes on with a draft that was offered. */
  onResume: (draft: Draft) => void;
}

export interface OfferedDraft {
  draft: Draft;
  resume: () => void;
  discard: () => void;
}

/**
 * Keeps unsaved work in the browser (IndexedDB, `certs-drafts`) and offers what an earlier visit left. Never applied
 * by itself; gone once it is saved.
 */
export function useDraft({ key, editing, etag, onResume }: DraftOptions) {
  const { template, isDirty } = editing;
  const [offered, setOffered] = useState<Draft>();
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const wasDirty = useRef(false);
  const isDone = useRef(false);
  const begun = useEffectEvent((draft: Draft | undefined) => {
    if (draft && !sameTemplate(draft.template, template)) setOffered(draft);
  });
  useEffect(() => {
    let isWanted = true;
    void readDraft(key).then((draft) => isWanted && begun(draft));
    return () => {
      isWanted = false;
    };
  }, [key]);

  // One after the other, so that an earlier write never lands on a later removal.
  const inTurn = (step: () => Promise<unknown>) => {
    latest.current = latest.current.then(step);
  };
  const write = useEffectEvent(() => {
    if (!isDirty || isDone.current) return;
    const draft = { template, etag, at: Date.now() };
    inTurn(async () => setIsKept(await writeDraft(key, draft)));
  });
  const remove = useEffectEvent(() => inTurn(() => removeDraft(key)));
  useEffect(() => {
    if (!isDirty && wasDirty.current) remove();
    wasDirty.current = isDirty;
    if (!isDirty) return;
    const timer = setTimeout(write, rest);
    const hide = () => {
      if (document.visibilityState === 'hidden') write();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isDirty, template]);
  useEffect(() => () => write(), []);

  const offer: OfferedDraft | undefined = offered && {
    draft: offered,
    resume: () => {
      setOffered(undefined);
      onResume(offered);
    },
    discard: () => {
      setOffered(undefined);
      if (!isDirty) inTurn(() => removeDraft(key));
    },
  };
  /** Nothing of it is kept from now on. */
  const end = () => {
    isDone.current = true;
    inTurn(() => removeDraft(key));
  };
  return { offer, isKept, end };
}
