import type { ReactNode } from 'react';
import { DeniedArt } from './DeniedArt.tsx';
import { EmptyArt } from './EmptyArt.tsx';
import { ErrorArt } from './ErrorArt.tsx';
import { LockedArt } from './LockedArt.tsx';
import { NothingArt } from './NothingArt.tsx';
import { NotFoundArt } from './NotFoundArt.tsx';

const pictures = {
  denied: DeniedArt,
  empty: EmptyArt,
  error: ErrorArt,
  locked: LockedArt,
  notFound: NotFoundArt,
  nothing: NothingArt,
};

/** Any of the pictures that few people ever see. */
export function Art({ of }: { of: keyof typeof pictures }): ReactNode {
  const Picture = pictures[of];
  return <Picture />;
}
