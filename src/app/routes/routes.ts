import { matchPath } from 'react-router-dom';
import { isValidId } from '#domain/urls.ts';
import type { DeferredComponent } from '#runtime/deferComponent.tsx';
import { createPage, type PageProps } from './createPage.tsx';
import { type ScreenName, type RouteDefinition, routeDefinitions } from './routeDefinitions.ts';

type ScreenRoute = RouteDefinition['routes'][number];

/** Route with its screen and component. */
export interface AppRoute extends Omit<RouteDefinition, 'routes' | 'load'>, ScreenRoute {
  screen: ScreenName;
  Page: DeferredComponent<PageProps>;
}

const rows = Object.entries(routeDefinitions) as [ScreenName, RouteDefinition][];

export const routes: readonly AppRoute[] = rows.flatMap(([screen, row]) => {
  const Page = createPage(screen, row);
  return row.routes.map((route) => ({ ...row, ...route, Page, screen }));
});

export type RouteMatch =
  | { kind: 'found'; route: AppRoute; params: Readonly<Record<string, string | undefined>> }
  | { kind: 'not found' }
  | { kind: 'invalid' };

/** Finds the route of a path without a language prefix. A malformed `id` in the path makes it `invalid`. */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const { id } = match.params;
    if (id !== undefined && !isValidId(id)) return { kind: 'invalid' };
    return { kind: 'found', route, params: match.params };
  }
  return { kind: 'not found' };
}
