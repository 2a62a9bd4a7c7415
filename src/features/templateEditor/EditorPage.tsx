import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { hasErrorStatus } from '#data/apiError.ts';
import { preloadRendering } from '#rendering/preloadRendering.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { AriaLocaleAndPortalProvider } from '#ui/overlays/AriaLocaleAndPortalProvider.tsx';
import { createDraftKeyPrefix } from './drafts/index.ts';
import { Editor } from './Editor.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useTemplateForEditing } from './state/index.ts';

/**
 * The screen with the template editor, for a new template or for the template in the URL (docs/behaviour.md, What the
 * editor opens). The editor stays mounted when the first save of a new template adds its id to the URL.
 */
export default function EditorPage() {
  useEffect(preloadRendering, []);
  const id = useMatch('/editor/:id')?.params.id;
  const [visit, setVisit] = useState<Visit>({ initialId: id, currentIds: [id], count: 0 });
  const hasNavigated = !visit.currentIds.includes(id);
  if (hasNavigated) setVisit({ initialId: id, currentIds: [id], count: visit.count + 1 });
  // The URL has changed to the new id: the previous one belongs to another visit from now on.
  else if (visit.currentIds.length > 1 && id === visit.currentIds.at(-1))
    setVisit({ ...visit, currentIds: [id] });

  const handleIdChange = (newId: string) =>
    setVisit((previous) => ({ ...previous, currentIds: [...previous.currentIds, newId] }));
  return <EditorLoader key={visit.count} id={visit.initialId} onIdChange={handleIdChange} />;
}

interface Visit {
  /** Id of the template that was opened, undefined for a new one. */
  initialId: string | undefined;
  /**
   * Ids that the URL may contain during this visit: the current id and, after the template was saved under a new id,
   * also the new id, to which the URL is about to change. Any other id starts another visit.
   */
  currentIds: readonly (string | undefined)[];
  /** Number of the visit. Used as React key, so that every visit mounts a new editor. */
  count: number;
}

interface EditorLoaderProps {
  id: string | undefined;
  onIdChange: (id: string) => void;
}

function EditorLoader({ id, onIdChange }: EditorLoaderProps) {
  const user = useSelector(selectUser);
  const draftScope = createDraftKeyPrefix(user?.companyId ?? '', user?.id ?? '', id);
  const { value: initialState, error, isLoading, retry } = useTemplateForEditing(id, draftScope);
  // The root error view explains missing permissions.
  if (hasErrorStatus(error, 401, 403)) throw error;
  if (!initialState) return <EditorSkeleton />;
  return (
    <AriaLocaleAndPortalProvider>
      <Editor
        key={initialState.history.savedTemplate.id ?? 'new'}
        draftScope={draftScope}
        initialState={initialState}
        onIdChange={onIdChange}
        onRetry={retry}
        isRetrying={isLoading}
      />
    </AriaLocaleAndPortalProvider>
  );
}
