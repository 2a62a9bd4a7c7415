import type { ViewType } from '../certificatesSlice.ts';
import type { Finding } from './finding.ts';
import { defaultOrder, type OrderName, orderNames } from './orders.ts';

/** How Home is asked for in the query of its address: what is looked for, the order, the view. */
export interface Asked extends Finding {
  order: OrderName;
  view: ViewType;
}

/** What is not said, or wrong, is as on a first visit. */
export function readAsked(search: string): Asked {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  const year = query.get('year') ?? '';
  return {
    words: query.get('q') ?? '',
    type: type === 'mission' ? 'MISSION' : type === 'content' ? 'CONTENT' : undefined,
    year: /^[1-9]\d{3}$/.test(year) ? Number(year) : undefined,
    order: orderNames.find((name) => name === query.get('sort')) ?? defaultOrder,
    view: query.get('view') === 'grid' ? 'grid' : 'list',
  };
}

/** The query that asks for it; what else is in it stays. */
export function writeAsked(search: string, { words, type, year, order, view }: Asked): string {
  const query = new URLSearchParams(search);
  const write = (name: string, value: string | undefined) =>
    value ? query.set(name, value) : query.delete(name);
  write('q', words.trim() && words);
  write('type', type?.toLowerCase());
  write('year', year?.toString());
  write('sort', order === defaultOrder ? '' : order);
  write('view', view === 'list' ? '' : view);
  const text = query.toString();
  return text && `?${text}`;
}
