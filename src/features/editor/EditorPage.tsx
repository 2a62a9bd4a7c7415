import { useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { hasStatus } from '#api/apiError.ts';
import { useCoreFaces } from '#rendering/fonts/useCoreFaces.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { Kit } from '#ui/kit/Kit.tsx';
import { draftOwner } from './drafts/draftKeys.ts';
import { Editor } from './Editor.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { useOpened } from './state/useOpened.ts';

/** The template editor (Spec §2), for a new template or the one of the address. */
export function EditorPage() {
  useCoreFaces();
  const id = useMatch('/editor/:id')?.params.id;
  const user = useSelector(selectUser);
  const key = draftOwner(user?.company_id ?? '', user?.id ?? '', id);
  const { value: opened, error, isLoading, retry } = useOpened(id, key);
  // Who may not edit it is for the root error view to say.
  if (error && (hasStatus(error, 401) || hasStatus(error, 403))) throw error;
  if (!opened) return <EditorSkeleton />;
  return (
    <Kit>
      <Editor
        key={opened.history.saved.id ?? 'new'}
        ownKey={key}
        opened={opened}
        onRetry={retry}
        isRetrying={isLoading}
      />
    </Kit>
  );
}
