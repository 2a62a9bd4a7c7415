import type { ReactNode } from 'react';
import { getPreviewPath } from '#domain/urls.ts';
import { LinkWithoutRerender } from '#ui/controls/LinkWithoutRerender.tsx';
import { DeferredSelectionCheckbox } from '../selection/index.ts';

interface CertificateNameProps {
  className: string | undefined;
  id: string;
  name: string;
  isSelecting: boolean;
  /** Renders the name of the certificate, with the words of the search highlighted; undefined outside a search. */
  highlight: ((name: string) => ReactNode) | undefined;
}

/** Name of a certificate. The name is a link to the preview. In selection mode it is plain text beside the checkbox. */
export function CertificateName({
  className,
  id,
  name,
  isSelecting,
  highlight,
}: CertificateNameProps) {
  const content = highlight ? highlight(name) : name;
  if (isSelecting) {
    return (
      <span className={className}>
        <DeferredSelectionCheckbox id={id} name={name} />
        {content}
      </span>
    );
  }
  return (
    <LinkWithoutRerender className={className} to={getPreviewPath(id)}>
      {content}
    </LinkWithoutRerender>
  );
}
