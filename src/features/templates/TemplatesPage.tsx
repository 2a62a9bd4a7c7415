import { type RefObject, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasErrorStatus } from '#data/apiError.ts';
import { type ListedTemplate, useListTemplatesQuery } from '#data/rest/templatesApi.ts';
import { documentMessages } from '#documents/messages.ts';
import { FrontRenderingQueue } from '#rendering/svg/FrontRenderingQueue.ts';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { AriaLocaleAndPortalProvider } from '#ui/overlays/AriaLocaleAndPortalProvider.tsx';
import { useExportTemplate } from './file/index.ts';
import {
  NoMatchingTemplates,
  NoTemplates,
  TemplatesLoadError,
  TemplatesSkeleton,
  IncompleteListNote,
} from './TemplateListStates.tsx';
import { TemplatesHeader } from './TemplatesHeader.tsx';
import { TemplateListToolbar } from './TemplateListToolbar.tsx';
import { type TemplateActions, TemplateCard } from './card/index.ts';
import styles from './TemplatesPage.module.css';
import { useDeleteTemplate } from './useDeleteTemplate.ts';
import { useDuplicateTemplate } from './useDuplicateTemplate.ts';
import { useFavorite } from './useFavorite.ts';
import { useStaleListToast } from './useStaleListToast.ts';
import { useTemplateListFilter } from './useTemplateListFilter.ts';

const DeleteDialog = deferComponent(
  () => import(/* webpackChunkName: "overlays" */ './DeleteDialog.tsx'),
  { when: 'afterPaint' },
);

/** The page with the list of templates (docs/behaviour.md, Manage templates). */
export default function TemplatesPage() {
  const headerActionsRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const query = useListTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, refetch } = query;
  // Ignore the error of an earlier visit.
  const [initialError] = useState(query.error);
  const error = query.error === initialError ? undefined : query.error;
  const storedTemplates = useNamedTemplates(data?.templates);
  useStaleListToast(data && error, refetch);
  const filter = useTemplateListFilter(storedTemplates);
  const {
    visibleTemplates: templates,
    pendingIds,
    deletion,
  } = useDeleteTemplate(filter.matchingTemplates, listRef, headerActionsRef);
  const remainingTemplates = useMemo(
    () => storedTemplates?.filter(({ id }) => !pendingIds.has(id)),
    [storedTemplates, pendingIds],
  );
  const existingIds = storedTemplates?.map(({ id }) => id) ?? [];
  const { favoriteId, setFavorite } = useFavorite(remainingTemplates);
  const duplicate = useDuplicateTemplate(templates, existingIds, listRef);
  const exportTemplate = useExportTemplate();
  const favorite = remainingTemplates?.find(({ id }) => id === favoriteId);
  // The root error view explains missing permissions.
  if (hasErrorStatus(error, 401, 403)) throw error;

  return (
    <AriaLocaleAndPortalProvider>
      <div className={styles.page} aria-busy={isFetching && !templates}>
        <TemplatesHeader
          count={remainingTemplates?.length}
          existingIds={existingIds}
          actionsRef={headerActionsRef}
        />
        {!templates &&
          (error ? (
            <TemplatesLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <TemplatesSkeleton />
          ))}
        {data?.isPartial && (
          <IncompleteListNote isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {remainingTemplates?.length === 0 && !data?.isPartial && <NoTemplates />}
        {filter.isAvailable && <TemplateListToolbar filter={filter} />}
        {templates?.length === 0 && filter.searchText && <NoMatchingTemplates filter={filter} />}
        {templates && templates.length > 0 && (
          <TemplateCards
            listRef={listRef}
            templates={templates}
            favoriteId={favoriteId}
            isLast={storedTemplates?.length === 1}
            onFavorite={setFavorite}
            onDuplicate={(original) => void duplicate(original)}
            onExport={(original) => void exportTemplate(original)}
            onDelete={deletion.askToDelete}
          />
        )}
      </div>
      {templates && (
        <DeleteDialog
          deletion={deletion}
          defaultName={favorite?.id === deletion.template?.id ? undefined : favorite?.name}
        />
      )}
    </AriaLocaleAndPortalProvider>
  );
}

interface TemplateCardsProps extends TemplateActions {
  listRef: RefObject<HTMLDivElement | null>;
  templates: readonly ListedTemplate[];
  favoriteId: string | undefined;
  isLast: boolean;
}

function TemplateCards({ listRef, templates, favoriteId, ...cardProps }: TemplateCardsProps) {
  const [queue] = useState(() => new FrontRenderingQueue());
  return (
    <div ref={listRef} role="list" className={styles.cards}>
      {templates.map((template) => (
        <TemplateCard
          key={template.id}
          template={template}
          isFavorite={template.id === favoriteId}
          queue={queue}
          {...cardProps}
        />
      ))}
    </div>
  );
}

/** Returns the templates, with a translated "unnamed" text as the name of those without a name. */
function useNamedTemplates(
  templates: readonly ListedTemplate[] | undefined,
): readonly ListedTemplate[] | undefined {
  const unnamedText = useIntl().formatMessage(documentMessages.unnamedTemplate);
  return useMemo(
    () => templates?.map((template) => ({ ...template, name: template.name || unnamedText })),
    [templates, unnamedText],
  );
}
