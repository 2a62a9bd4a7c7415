import { createContext, type ReactNode, use } from 'react';
import { getPreviewPath } from '#domain/urls.ts';
import { LinkWithoutRerender } from '#ui/controls/LinkWithoutRerender.tsx';
import { DeferredSelectionCheckbox } from '../selection/index.ts';

interface CertificateNameProps {
  className: string | undefined;
  id: string;
  name: string;
  isSelecting: boolean;
}

/**
 * Function that renders the name of a certificate with the words of the search highlighted; undefined outside a search.
 * A context, so that only the names render again when the words change.
 */
export const HighlightContext = createContext<((name: string) => ReactNode) | undefined>(undefined);

/** Name of a certificate. The name is a link to the preview. In selection mode it is plain text beside the checkbox. */
export function CertificateName({ className, id, name, isSelecting }: CertificateNameProps) {
  const highlight = use(HighlightContext);
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
