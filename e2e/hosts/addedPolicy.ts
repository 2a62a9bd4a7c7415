/** Adds a Content Security Policy to a page before its scripts run, and records violations in `window.refused`. */
export function addPolicy(content: string): void {
  // Frames have policies of their own.
  if (window.top !== window) return;
  const refused: string[] = [];
  Object.assign(window, { refused });
  document.addEventListener('securitypolicyviolation', ({ sample }) => refused.push(sample));
  new MutationObserver((_changes, observer) => {
    if (!(document.head as HTMLHeadElement | null)) return;
    observer.disconnect();
    const meta = document.createElement('meta');
    document.head.append(Object.assign(meta, { httpEquiv: 'Content-Security-Policy', content }));
  }).observe(document, { childList: true, subtree: true });
}

export const createTrustedTypesPolicy = (...names: readonly string[]): string =>
  `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;
