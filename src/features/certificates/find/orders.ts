import type { OrderBy } from '../certificatesSlice.ts';

/** The orders there are, as the address calls them. */
export const orders = {
  newest: { field: 'created_at', direction: 'desc' },
  oldest: { field: 'created_at', direction: 'asc' },
  name: { field: 'name', direction: 'asc' },
  'name-desc': { field: 'name', direction: 'desc' },
} as const satisfies Record<string, OrderBy>;

export type OrderName = keyof typeof orders;

export const orderNames = Object.keys(orders) as readonly OrderName[];

export const defaultOrder: OrderName = 'newest';

export const nameOfOrder = ({ field, direction }: OrderBy): OrderName =>
  orderNames.find((name) => orders[name].field === field && orders[name].direction === direction) ??
  defaultOrder;
