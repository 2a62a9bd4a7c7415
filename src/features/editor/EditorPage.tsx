import { useState } from 'react';
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

/**
 * The template editor (docs/behaviour.md, What the editor opens), for a new template or the one of the address. A new one
 * goes on where it is when it is stored, though its address is another one then.
 */
export function EditorPage() {
  useCoreFaces();
  const id = useMatch('/editor/:id')?.params.id;
  const [visit, setVisit] = useState<Visit>({ opened: id, at: [id], count: 0 });
  const isElsewhere = !visit.at.includes(id);
  if (isElsewhere) setVisit({ opened: id, at: [id], count: visit.count + 1 });
  // Where it began is another visit's from now on.
  else if (visit.at.length > 1 && id === visit.at.at(-1)) setVisit({ ...visit, at: [id] });

  const follow = (stored: string) =>
    setVisit((before) => ({ ...before, at: [...before.at, stored] }));
  return <Opening key={visit.count} id={visit.opened} onMoved={follow} />;
}

interface Visit {
  /** The template that was opened; undefined: a new one. */
  opened: string | undefined;
  /** At which it is now, and at which it will be in a moment. */
  at: readonly (string | undefined)[];
  count: number;
}

interface OpeningProps {
  id: string | undefined;
  onMoved: (id: string) => void;
}

function Opening({ id, onMoved }: OpeningProps) {
  const user = useSelector(selectUser);
  const key = draftOwner(user?.companyId ?? '', user?.id ?? '', id);
  const { value: opened, error, isLoading, retry } = useOpened(id, key);
  // Who may not edit it is for the root error view to say.
  if (hasStatus(error, 401, 403)) throw error;
  if (!opened) return <EditorSkeleton />;
  return (
    <Kit>
      <Editor
        key={opened.history.saved.id ?? 'new'}
        ownKey={key}
        opened={opened}
        onMoved={onMoved}
        onRetry={retry}
        isRetrying={isLoading}
      />
    </Kit>
  );
}
