import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetOpenDraft, keepOpenDraft } from '#documents/openDraft.ts';
import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import { useServices } from '#api/services.ts';
import { editorPath } from '#model/addresses.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { useHandler } from '#ui/useHandler.ts';
import { draftOwner, newDraftKey } from './drafts/draftKeys.ts';
import type { Draft } from './drafts/readDraft.ts';
import { useDraft } from './drafts/useDraft.ts';
import { useLeaveGuard } from './leave/useLeaveGuard.ts';
import { useSave } from './save/useSave.ts';
import { keepEditing } from './state/keptEditing.ts';
import { useEditing } from './state/useEditing.ts';
import type { Opened } from './state/useOpened.ts';

interface EditorOptions {
  ownKey: string;
  opened: Opened;
  screen: RefObject<HTMLElement | null>;
  /** It is stored under another id than it was opened with. */
  onMoved: (id: string) => void;
}

/** All that an editor does beside showing itself: editing, saving, drafts, leaving, and going on where it was. */
export function useEditor({ ownKey, opened, screen, onMoved }: EditorOptions) {
  const services = useServices();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const [basis, setBasis] = useState(opened.stored);
  const editing = useEditing(opened.history);
  const { change } = editing;
  const [work, setWork] = useState(() => ({
    owner: ownKey,
    draftKey: opened.draftKey ?? newDraftKey(ownKey, Date.now()),
  }));
  const draft = useDraft({
    owner: work.owner,
    key: work.draftKey,
    editing,
    etag: basis.etag,
    onResume: (found: Draft) => {
      change(contentOf(found.template));
      // Whoever stored another state since is not overwritten unasked.
      setBasis((before) => ({ ...before, etag: found.etag }));
    },
  });
  const guard = useLeaveGuard(editing.isDirty);

  const saved = (sent: CertificateTemplate, stored: StoredTemplate) => {
    const { id } = stored.template;
    const hasMoved = id !== basis.template.id;
    if (hasMoved) draft.remove();
    // The address follows what is known then.
    flushSync(() => {
      editing.wasSaved(sent, stored.template);
      setBasis(stored);
      if (id === null || !hasMoved) return;
      const owner = draftOwner(user?.companyId ?? '', user?.id ?? '', id);
      setWork({ owner, draftKey: newDraftKey(owner, Date.now()) });
      onMoved(id);
    });
    forgetOpenDraft(services);
    if (id !== null) services.reports.saved(id);
    // Nobody told where it is: it can be found in the list.
    if (id === null) guard.pass(() => void navigate('/templates'));
    else if (hasMoved) guard.pass(() => void navigate(editorPath(id), { replace: true }));
  };
  const { knownIds } = opened;
  const saving = useSave({ editing, basis, knownIds, screen, onSaved: saved });
  const openPreview = useHandler(() => {
    const { owner, draftKey } = work;
    keepEditing(services, { key: owner, history: editing.history, stored: basis, draftKey });
    keepOpenDraft(services, editing.drawn);
    guard.pass(() => void navigate('/preview'));
  });

  return {
    editing,
    saving,
    draft,
    /** Why another template stands in for the one that was asked for, until it is one of its own. */
    failure: basis.template.id === null ? opened.failure : undefined,
    leaving: guard,
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
