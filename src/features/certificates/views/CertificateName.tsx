import type { ReactNode } from 'react';
import { previewPath } from '#model/addresses.ts';
import { ListLink } from '#ui/controls/ListLink.tsx';
import { LaterSelectBox } from '../selection/later.ts';

interface CertificateNameProps {
  className: string | undefined;
  id: string;
  name: string;
  isSelecting: boolean;
  /** Marks in the name what was looked for. */
  mark: ((name: string) => ReactNode) | undefined;
}

/** The name of a certificate as the way to it; while certificates are chosen, beside its box. */
export function CertificateName({ className, id, name, isSelecting, mark }: CertificateNameProps) {
  const shown = mark ? mark(name) : name;
  if (isSelecting) {
    return (
      <span className={className}>
        <LaterSelectBox id={id} name={name} />
        {shown}
      </span>
    );
  }
  return (
    <ListLink className={className} to={previewPath(id)}>
      {shown}
    </ListLink>
  );
}
