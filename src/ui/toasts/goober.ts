/**
 * Substitute for the library goober, on which notistack depends; the build replaces goober by this file. The real
 * goober creates a style element, which a strict content security policy (CSP) forbids; see
 * docs/decisions/056-shadow-root.md. The necessary rules are in ToastRegion.module.css.
 */
const createNoStyles = (): string => '';
export { createNoStyles as css };
