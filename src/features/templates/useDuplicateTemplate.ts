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
 * Returns a function that creates a copy of a stored template. The copy receives the focus once it is in the list, unless
 * the focus has moved on from the original.
 * @param templates the templates in the list on screen
 * @param existingIds ids of all stored templates
 * @param listRef an element with one child per template
 */
export function useDuplicateTemplate(
  templates: readonly ListedTemplate[] | undefined,
  existingIds: readonly string[],
  listRef: RefObject<HTMLElement | null>,
) {
  const copyRef = useRef<{ id: string | null; originalId: string }>(undefined);
  const dispatch = usePluginDispatch();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();

  useEffect(() => {
    const { current: copyIds } = copyRef;
    const findCard = (templateId: string | null | undefined) =>
      listRef.current?.children[templates?.findIndex(({ id }) => id === templateId) ?? -1];
    const copy = templates?.find(({ id }) => id === copyIds?.id);
    if (!copy) return;
    copyRef.current = undefined;
    if (canMoveFocus(listRef.current, findCard(copyIds?.originalId)))
      findCard(copy.id)?.querySelector('a')?.focus();
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
      copyRef.current = { id: storedVersion.template.id, originalId: original.id };
    });
}

/**
 * Returns whether the focus is in a card, in its menu, which may still be closing, or on no element. The user may already be
 * typing elsewhere, also in the host's page.
 */
function canMoveFocus(list: Element | null, card: Element | undefined): boolean {
  const { activeElement } = (list?.getRootNode() ?? document) as Document | ShadowRoot;
  if (activeElement && activeElement !== document.body)
    return card?.contains(activeElement) || activeElement.closest('[role=menu]') !== null;
  return list?.ownerDocument.activeElement === list?.ownerDocument.body;
}
