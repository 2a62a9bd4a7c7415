import type { AppProps } from '#app/App.tsx';

interface Fiber {
  memoizedProps: object | null;
  child: Fiber | null;
}

/**
 * Gets the props of the `App` component rendered in a root element. Reads them from React's internal fiber tree,
 * because the plugin does not expose them to hosts.
 */
export function getMountedApp(root: Element): AppProps {
  const content = root.querySelector('[data-certs-content]') ?? root;
  const container = Object.entries(content).find(([name]) => name.startsWith('__reactContainer$'));
  let fiber = (container?.[1] ?? null) as Fiber | null;
  while (fiber) {
    if (fiber.memoizedProps && 'mount' in fiber.memoizedProps) {
      return fiber.memoizedProps as unknown as AppProps;
    }
    fiber = fiber.child;
  }
  throw new Error('No App is rendered here.');
}
