import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetOpenDraft, keepOpenDraft } from '#api/documents/openDraft.ts';
import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import { useServices } from '#api/services.ts';
import { editorPath } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { useHandler } from '#ui/useHandler.ts';
import { draftOwner, newDraftKey } from './drafts/draftKeys.ts';
import type { Draft } from './drafts/readDraft.ts';
import { useDraft } from './drafts/useDraft.ts';
import { useSave } from './save/useSave.ts';
import { editHistory } from './state/editHistory.ts';
import { keepEditing } from './state/keptEditing.ts';
import { useEditing } from './state/useEditing.ts';
import type { Opened } from './state/useOpened.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

interface EditorOptions {
  ownKey: string;
  opened: Opened;
  screen: RefObject<HTMLElement | null>;
}

/** All that an editor does beside showing itself: editing, saving, drafts, leaving, and going on where it was. */
export function useEditor({ ownKey, opened, screen }: EditorOptions) {
  const services = useServices();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const [basis, setBasis] = useState(opened.stored);
  const editing = useEditing(opened.history);
  const { change, template } = editing;
  const latest = useRef(editing.history);
  useLayoutEffect(() => {
    latest.current = editing.history;
  });

  const [draftKey] = useState(() => opened.draftKey ?? newDraftKey(ownKey, Date.now()));
  const draft = useDraft({
    owner: ownKey,
    key: draftKey,
    editing,
    etag: basis.etag,
    onResume: (found: Draft) => {
      change(contentOf(found.template));
      // Whoever stored another state since is not overwritten unasked.
      setBasis((before) => ({ ...before, etag: found.etag }));
    },
  });
  const guard = useLeaveGuard({
    isDirty: editing.isDirty,
    name: template.name,
    isKept: draft.isKept,
  });

  const saved = (sent: CertificateTemplate, stored: StoredTemplate) => {
    const { id } = stored.template;
    editing.wasSaved(sent, stored.template);
    setBasis(stored);
    forgetOpenDraft(services);
    if (id !== null) services.reports.saved(id);
    if (id !== null && id === opened.history.saved.id) return;
    draft.end();
    guard.release();
    if (id === null) {
      // Nobody told where it is: it can be found in the list.
      void navigate('/templates');
      return;
    }
    // A new template has an address now, where the editing goes on.
    const history = editHistory(latest.current, { type: 'saved', sent, saved: stored.template });
    const key = draftOwner(user?.company_id ?? '', user?.id ?? '', id);
    keepEditing(services, { key, history, stored, savedAt: new Date() });
    void navigate(editorPath(id), { replace: true });
  };
  const { knownIds, savedAt } = opened;
  const saving = useSave({ editing, basis, knownIds, savedAt, screen, onSaved: saved });
  const openPreview = useHandler(() => {
    keepEditing(services, { key: ownKey, history: editing.history, stored: basis, draftKey });
    keepOpenDraft(services, template);
    guard.release();
    void navigate('/preview');
  });

  return {
    editing,
    saving,
    draft,
    leaving: guard.question,
    openPreview,
    /** Shows what somebody else has stored; one step back is one's own again. */
    reload: () => {
      if (saving.question?.kind !== 'conflict') return;
      const { theirs } = saving.question;
      editing.wasSaved(theirs.template, theirs.template);
      change(contentOf(theirs.template));
      setBasis(theirs);
      saving.dismiss();
    },
  };
}

function contentOf(template: CertificateTemplate): Partial<CertificateTemplate> {
  const { id: _id, favorite: _favorite, ...content } = template;
  return content;
}
