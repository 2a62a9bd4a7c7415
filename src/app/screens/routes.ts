import type { TypedMessageDescriptor } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { isId } from '#model/addresses.ts';
import type { LazyComponent } from '#ui/lazyComponent.tsx';
import { pages } from './pages.ts';
import { type ScreenName, type ScreenRow, screenTable } from './screenTable.ts';

type ScreenRoute = ScreenRow['routes'][number];

/** A route of the table with its screen and what that is drawn with. */
export interface AppRoute extends Omit<ScreenRow, 'routes' | 'chunk' | 'texts'>, ScreenRoute {
  screen: ScreenName;
  title: TypedMessageDescriptor;
  Page: LazyComponent<object>;
}

const rows = Object.entries(screenTable) as [ScreenName, ScreenRow][];

export const routes: readonly AppRoute[] = rows.flatMap(([screen, row]) =>
  row.routes.map((route) => ({ ...row, ...route, ...pages[screen], screen })),
);

const publicNames = ['signin', 'not-authorized', 'forbidden', 'print'];

/** Whether the route skips the authentication check (docs/behaviour.md, Access guard). */
export function isPublic(route: AppRoute): boolean {
  return publicNames.some((name) => route.name.includes(name));
}

export type RouteMatch =
  | { kind: 'found'; route: AppRoute; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'not found' }
  | { kind: 'invalid' };

/** Finds the route of an unprefixed path; `invalid` when its `id` fails validation. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const { id } = match.params;
    if (id !== undefined && !isId(id)) return { kind: 'invalid' };
    return { kind: 'found', route, params: match.params };
  }
  return { kind: 'not found' };
}
