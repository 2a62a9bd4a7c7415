import { Info } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import styles from './IssuedNote.module.css';

/**
 * A note that changes apply only to future certificates. Shown for templates that may already have been used, if the
 * platform keeps the design of issued certificates. Not shown when a new template is first saved, because the form
 * would shift.
 */
export function IssuedNote({ templateId }: { templateId: string | null }) {
  const keepsIssuedDesigns = useSelector(selectKeepsIssuedDesigns);
  const [wasStored] = useState(templateId !== null);
  if (!keepsIssuedDesigns || !wasStored) return null;
  return (
    <p className={styles.note}>
      <Info aria-hidden />
      <FormattedMessage {...templateMessages.issuedKept} />
    </p>
  );
}
