/**
 * Substitute for the library goober, which the build inserts into notistack. The real goober creates a style element,
 * which a strict content security policy (CSP) forbids. The necessary rules are in Toasts.module.css.
 */
const createNoStyles = (): string => '';
export { createNoStyles as css };
