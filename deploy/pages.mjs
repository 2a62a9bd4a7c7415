const ID = '[A-Za-z0-9_-]{1,64}';
const SCREENS = [
  'error',
  'forbidden',
  'not-authorized',
  `(?:templates|editor|preview)(?:/${ID})?`,
  `print/${ID}`,
  // A token can contain any character.
  'signin(?:/.*)?',
];

/**
 * The addresses of the plugin's screens, as a case-insensitive regular expression of paths, for JavaScript and for nginx in
 * `deploy/nginx/site.conf`. All other addresses get the page with the status 404.
 */
export const pagePaths = `(?:/(?:pt|en|es))?(?:/(?:${SCREENS.join('|')}))?/*`;
