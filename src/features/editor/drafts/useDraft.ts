import { useEffect, useRef, useState } from 'react';
import { useHandler } from '#ui/useHandler.ts';
import type { Editing } from '../state/useEditing.ts';
import { sameTemplate } from '../state/sameTemplate.ts';
import { holdDraft, type LeftDraft, leftDrafts, removeDrafts, writeDraft } from './drafts.ts';
import type { Draft } from './readDraft.ts';

const rest = 500;

interface DraftOptions {
  /** Whose work it is, and on what. */
  owner: string;
  /** Of this visit's own draft. */
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
 * Keeps unsaved work in the browser (IndexedDB, `certs-drafts`) and offers the newest that an earlier visit left. Never
 * applied by itself; gone once it is saved. Each visit has a draft of its own, so that two tabs never share one.
 */
export function useDraft({ owner, key, editing, etag, onResume }: DraftOptions) {
  const { template, isDirty } = editing;
  const [offered, setOffered] = useState<LeftDraft>();
  const [isAnyUnreadable, setIsAnyUnreadable] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const wasDirty = useRef(false);
  /** Drafts whose work this visit went on with: they go once it is in the own one. */
  const resumed = useRef<string[]>([]);
  const begun = useHandler((left: Awaited<ReturnType<typeof leftDrafts>>) => {
    setOffered(left.drafts.find((draft) => !sameTemplate(draft.template, template)));
    setIsAnyUnreadable(left.isAnyUnreadable);
  });
  useEffect(() => {
    let isWanted = true;
    void leftDrafts(owner, key).then((left) => isWanted && begun(left));
    return () => {
      isWanted = false;
    };
  }, [owner, key, begun]);
  useEffect(() => holdDraft(key), [key]);

  // One after the other, so that an earlier write never lands on a later removal.
  const inTurn = (step: () => Promise<unknown>) => {
    latest.current = latest.current.then(step);
  };
  const write = useHandler(() => {
    if (!isDirty) return;
    const draft = { template, etag, at: Date.now() };
    inTurn(async () => {
      const isWritten = await writeDraft(key, draft);
      setIsKept(isWritten);
      if (isWritten) await removeDrafts(resumed.current.splice(0));
    });
  });
  const remove = useHandler(() => inTurn(() => removeDrafts([key, ...resumed.current.splice(0)])));
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
  }, [isDirty, template, remove, write]);
  useEffect(() => () => write(), [write]);

  const offer: OfferedDraft | undefined = offered && {
    draft: offered,
    resume: () => {
      setOffered(undefined);
      resumed.current.push(offered.key);
      onResume(offered);
    },
    discard: () => {
      setOffered(undefined);
      inTurn(() => removeDrafts([offered.key]));
    },
  };
  return { offer, isAnyUnreadable, isKept, remove };
}
