import { routeDefinitions } from '../src/app/routes/routeDefinitions.ts';
import { languages } from '../src/domain/language.ts';
import { readText } from './files.mjs';

export const nginxSiteFile = 'deploy/nginx/site.conf';

/** Patterns of the parameters of routes. A token can contain any character. */
const parameterPatterns: Readonly<Record<string, string>> = {
  id: '[A-Za-z0-9_-]{1,64}',
  token: '.*',
};

const routePatterns = Object.values(routeDefinitions)
  .flatMap(({ routes }): string[] => routes.map(({ path }) => path))
  .filter((path) => path !== '/')
  .map((path) => path.replace(/:(\w+)/, (_all, name: string) => parameterPatterns[name] ?? ''));

/** The addresses of the plugin's screens, as a case-insensitive regular expression of paths. */
const pagePaths = `(?:/(?:${languages.join('|')}))?(?:${routePatterns.join('|')})?/*`;

/** Writes the addresses of the plugin's screens into the configuration of nginx. All other addresses get 404. */
export const updateNginxSite = (): string =>
  readText(nginxSiteFile).replace(/location ~\* ".*" \{/, () => `location ~* "^${pagePaths}$" {`);
