import { Info } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import styles from './IssuedNote.module.css';

/**
 * A note that changes of the template apply only to future certificates. Shown if the platform keeps the design of
 * issued certificates, and only for templates that were already stored when the editor opened. For a new template the
 * note does not appear after the first save, because it would move the form.
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
