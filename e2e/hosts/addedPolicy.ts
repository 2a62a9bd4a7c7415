/** Runs before any script of a page: gives it one more policy, and keeps in `window.refused` what that refuses. */
export function addPolicy(content: string): void {
  // What is in a frame has a policy of its own.
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

export const trustedTypesPolicy = (...names: readonly string[]): string =>
  `require-trusted-types-for 'script'; trusted-types ${names.join(' ')}`;
