/**
 * Replacement for the library goober in the build: notistack would use goober to create a style element, which a strict
 * CSP forbids. The necessary rules are in Toasts.module.css.
 */
const createNoStyles = (): string => '';
export { createNoStyles as css };
