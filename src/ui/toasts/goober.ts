/**
 * Stands in for goober in the build: notistack would otherwise write a style element, which a strict CSP forbids. The
 * few rules it needs are in Toasts.module.css.
 */
export const css = (): string => '';
