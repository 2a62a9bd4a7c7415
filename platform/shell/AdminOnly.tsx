import type { ReactNode } from 'react';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { useShell } from './shellContext.ts';

/** A page that for anybody else is not there. */
export function AdminOnly({ page }: { page: ReactNode }) {
  const { user } = useShell();
  return user.isAdmin ? page : <NotFoundPage />;
}
