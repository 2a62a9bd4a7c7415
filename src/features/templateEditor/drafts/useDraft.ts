import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { type EditedTemplate, isSameTemplate } from '../state/index.ts';
import {
  lockDraft,
  type AbandonedDraft,
  listAbandonedDrafts,
  removeDrafts,
  writeDraft,
} from './drafts.ts';
import type { Draft } from './parseDraft.ts';

/** Delay in milliseconds between the last change and storing the draft. */
const saveDelay = 500;

interface DraftOptions {
  /** Prefix of the storage keys of drafts in the browser: the ids of the company, the user and the template. */
  scope: string;
  /** Storage key of the current visit's draft. */
  key: string;
  editing: EditedTemplate;
  etag: string | undefined;
  /** Called with the offered draft when the user accepts it. */
  onResume: (draft: Draft) => void;
}

export interface RestorableDraft {
  draft: Draft;
  resume: () => void;
  discard: () => void;
}

/**
 * Stores unsaved changes as a draft in the browser (IndexedDB database `certs-drafts`), and offers the newest draft of
 * an earlier visit. An offered draft is applied only if the user accepts it. A draft is deleted once its changes are
 * saved on the server. Each visit has its own draft, so that two tabs never write to the same draft.
 */
export function useDraft({ scope, key, editing, etag, onResume }: DraftOptions) {
  const { template, isDirty } = editing;
  const [abandonedDraft, setAbandonedDraft] = useState<AbandonedDraft>();
  const [hasUnreadableDraft, setHasUnreadableDraft] = useState(false);
  const [isDraftStored, setIsDraftStored] = useState(true);
  const queueRef = useRef<Promise<unknown>>(Promise.resolve());
  const wasDirtyRef = useRef(false);
  /** Keys of drafts that this visit has resumed. The drafts are deleted once this visit's own draft is stored. */
  const resumedKeysRef = useRef<string[]>([]);
  const showAbandonedDrafts = useStableCallback(
    (result: Awaited<ReturnType<typeof listAbandonedDrafts>>) => {
      setAbandonedDraft(result.drafts.find((draft) => !isSameTemplate(draft.template, template)));
      setHasUnreadableDraft(result.hasUnreadableDraft);
    },
  );
  useEffect(() => {
    let isCurrent = true;
    void listAbandonedDrafts(scope, key).then((result) => isCurrent && showAbandonedDrafts(result));
    return () => {
      isCurrent = false;
    };
  }, [scope, key, showAbandonedDrafts]);
  useEffect(() => lockDraft(key), [key]);

  // Run in order, so that a write that started earlier never undoes a removal.
  const enqueue = (task: () => Promise<unknown>) => {
    queueRef.current = queueRef.current.then(task);
  };
  const saveDraft = useStableCallback(() => {
    if (!isDirty) return;
    const draft = { template, etag, at: Date.now() };
    enqueue(async () => {
      const isStored = await writeDraft(key, draft);
      setIsDraftStored(isStored);
      if (isStored) await removeDrafts(resumedKeysRef.current.splice(0));
    });
  });
  const remove = useStableCallback(() =>
    enqueue(() => removeDrafts([key, ...resumedKeysRef.current.splice(0)])),
  );
  useEffect(() => {
    if (!isDirty && wasDirtyRef.current) remove();
    wasDirtyRef.current = isDirty;
    if (!isDirty) return;
    const timer = setTimeout(saveDraft, saveDelay);
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'hidden') saveDraft();
    };
    document.addEventListener('visibilitychange', handleVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    };
  }, [isDirty, template, remove, saveDraft]);
  useEffect(() => () => saveDraft(), [saveDraft]);

  const offeredDraft: RestorableDraft | undefined = abandonedDraft && {
    draft: abandonedDraft,
    resume: () => {
      setAbandonedDraft(undefined);
      resumedKeysRef.current.push(abandonedDraft.key);
      onResume(abandonedDraft);
    },
    discard: () => {
      setAbandonedDraft(undefined);
      enqueue(() => removeDrafts([abandonedDraft.key]));
    },
  };
  return { offeredDraft, hasUnreadableDraft, isDraftStored, remove };
}
