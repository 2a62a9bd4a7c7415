import type { ReactNode } from 'react';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { useShellContext } from './shellContext.ts';

/** A page for administrators. Other users see the "not found" page. */
export function AdminOnly({ page }: { page: ReactNode }) {
  const { user } = useShellContext();
  return user.isAdmin ? page : <NotFoundPage />;
}
