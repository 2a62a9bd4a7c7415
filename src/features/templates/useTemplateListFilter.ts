import { useMemo, useState } from 'react';
import { normalizeForSearch } from '#domain/text/normalizeForSearch.ts';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';

/** Number of templates from which on the list can be searched and sorted. */
const minTemplates = 12;

export type TemplateOrder = 'default' | 'usage';

export type TemplateListFilter = ReturnType<typeof useTemplateListFilter>;

/** Returns the templates that match a search text in the order that the user chose, and the state of both. */
export function useTemplateListFilter(templates: readonly ListedTemplate[] | undefined) {
  const [typedText, setSearchText] = useState('');
  const [orderSetting, setOrder] = useState<TemplateOrder>('default');
  const isAvailable = (templates?.length ?? 0) >= minTemplates;
  const hasUsage = templates?.some(({ usage }) => usage) ?? false;
  const searchText = isAvailable ? typedText : '';
  const order = isAvailable && hasUsage ? orderSetting : 'default';
  const matchingTemplates = useMemo(() => {
    const searched = normalizeForSearch(searchText.trim());
    const matches = templates?.filter(({ name }) => normalizeForSearch(name).includes(searched));
    return order === 'usage' ? matches?.sort(compareUsage) : matches;
  }, [templates, searchText, order]);
  return { isAvailable, hasUsage, searchText, setSearchText, order, setOrder, matchingTemplates };
}

/** Compares templates by the number of their certificates, then of their missions, the most used first. */
function compareUsage({ usage: a }: ListedTemplate, { usage: b }: ListedTemplate): number {
  return (b?.certificates ?? 0) - (a?.certificates ?? 0) || (b?.missions ?? 0) - (a?.missions ?? 0);
}
