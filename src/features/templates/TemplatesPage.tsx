import { useRef, useState } from 'react';
import { hasStatus } from '#api/apiError.ts';
import { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { Kit } from '#ui/kit/Kit.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useExport } from './file/useExport.ts';
import { EmptyState, FailedState, LoadingState, PartialNote } from './ListState.tsx';
import { PageHeader } from './PageHeader.tsx';
import { TemplateCard } from './card/TemplateCard.tsx';
import styles from './TemplatesPage.module.css';
import { useDeletion } from './useDeletion.ts';
import { useDuplicate } from './useDuplicate.ts';
import { useFavorite } from './useFavorite.ts';
import { useTemplates } from './useTemplates.ts';

/** "Manage templates" (docs/behaviour.md, Manage templates). */
export function TemplatesPage() {
  const header = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [queue] = useState(() => new FrontQueue());
  const { templates, error, isPartial, isLoading, reload } = useTemplates();
  const { favoriteId, chooseFavorite } = useFavorite(templates, reload);
  const duplicate = useDuplicate(templates, list);
  const exportTemplate = useExport();
  const deletion = useDeletion(templates, list, header);
  const favorite = templates?.find(({ id }) => id === favoriteId);
  // Who may not see it is for the root error view to say.
  if (hasStatus(error, 401, 403)) throw error;

  return (
    <Kit>
      <div className={styles.page} aria-busy={isLoading && !templates}>
        <PageHeader ids={templates?.map(({ id }) => id)} newTemplate={header} />
        {!templates &&
          (error ? <FailedState isRetrying={isLoading} onRetry={reload} /> : <LoadingState />)}
        {isPartial && <PartialNote isRetrying={isLoading} onRetry={reload} />}
        {templates?.length === 0 && !isPartial && <EmptyState />}
        {templates && templates.length > 0 && (
          <div ref={list} role="list" className={styles.cards}>
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                isFavorite={template.id === favoriteId}
                isLast={templates.length === 1}
                queue={queue}
                onFavorite={chooseFavorite}
                onDuplicate={(original) => void duplicate(original)}
                onExport={(original) => void exportTemplate(original)}
                onDelete={deletion.ask}
              />
            ))}
          </div>
        )}
      </div>
      {templates && (
        <DeleteDialog
          deletion={deletion}
          defaultName={favorite?.id === deletion.template?.id ? undefined : favorite?.name}
        />
      )}
    </Kit>
  );
}
