import type { AppProps } from '#app/App.tsx';

interface Fiber {
  memoizedProps: object | null;
  child: Fiber | null;
}

/** What the App in a root was given, which no host gets to see. */
export function mountedApp(root: Element): AppProps {
  const found = Object.entries(root).find(([name]) => name.startsWith('__reactContainer$'));
  let fiber = (found?.[1] ?? null) as Fiber | null;
  while (fiber) {
    if (fiber.memoizedProps && 'mount' in fiber.memoizedProps) {
      return fiber.memoizedProps as unknown as AppProps;
    }
    fiber = fiber.child;
  }
  throw new Error('No App is rendered here.');
}
