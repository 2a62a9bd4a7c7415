import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import {
  createTemplateThunk,
  type ListedTemplate,
  openTemplateThunk,
} from '#data/rest/templatesApi.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { createTemplateCopyName } from '#domain/template/copyName.ts';
import { messages } from './messages.ts';
import { runWithRetryToast } from './runWithRetryToast.ts';

/**
 * Returns a function that creates a copy of a stored template. The copy receives the focus once it is in the list.
 * @param templates the templates in the list on screen
 * @param existingIds ids of all stored templates
 * @param listRef an element with one child per template
 */
export function useDuplicateTemplate(
  templates: readonly ListedTemplate[] | undefined,
  existingIds: readonly string[],
  listRef: RefObject<HTMLElement | null>,
) {
  const copyIdRef = useRef<string>(undefined);
  const dispatch = usePluginDispatch();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();

  useEffect(() => {
    const index = templates?.findIndex(({ id }) => id === copyIdRef.current) ?? -1;
    const copy = templates?.[index];
    if (!copy) return;
    copyIdRef.current = undefined;
    listRef.current?.children[index]?.querySelector('a')?.focus();
    announce(listRef.current, intl.formatMessage(messages.copied, copy));
  }, [templates, listRef, intl]);

  return (original: ListedTemplate) =>
    runWithRetryToast(errorToast, intl.formatMessage(messages.copyFailed, original), async () => {
      const { template } = await dispatch(openTemplateThunk(original.id));
      const formatCopyName = (name: string) =>
        intl.formatMessage(templateMessages.copyName, { name });
      const copy = {
        ...template,
        name: createTemplateCopyName(template.name || original.name, formatCopyName),
        favorite: false,
      };
      const storedVersion = await dispatch(createTemplateThunk({ template: copy, existingIds }));
      copyIdRef.current = storedVersion.template.id ?? undefined;
    });
}
