import type { ReactNode } from 'react';
import { DeniedArt } from './DeniedArt.tsx';
import { EmptyArt } from './EmptyArt.tsx';
import { ErrorArt } from './ErrorArt.tsx';
import { LockedArt } from './LockedArt.tsx';
import { NoResultsArt } from './NoResultsArt.tsx';
import { NotFoundArt } from './NotFoundArt.tsx';
import { SigningInArt } from './SigningInArt.tsx';

const illustrations = {
  denied: DeniedArt,
  empty: EmptyArt,
  error: ErrorArt,
  locked: LockedArt,
  notFound: NotFoundArt,
  noResults: NoResultsArt,
  signingIn: SigningInArt,
};

/** Illustration for rare states, such as an error, chosen by name. */
export default function NamedIllustration({
  name,
}: {
  name: keyof typeof illustrations;
}): ReactNode {
  const Illustration = illustrations[name];
  return <Illustration />;
}
