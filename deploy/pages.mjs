const ID = '[A-Za-z0-9_-]{1,64}';
const SCREENS = [
  'error',
  'forbidden',
  'not-authorized',
  `(?:templates|editor|preview)(?:/${ID})?`,
  `print/${ID}`,
  // A token may have anything in it.
  'signin(?:/.*)?',
];

/**
 * The addresses of the plugin's screens, as a regular expression of paths in any case: of JavaScript, and of nginx in
 * `deploy/nginx/site.conf`. Every other address is answered with the page too, which says so, and with the status 404.
 */
export const pagePaths = `(?:/(?:pt|en|es))?(?:/(?:${SCREENS.join('|')}))?/*`;
