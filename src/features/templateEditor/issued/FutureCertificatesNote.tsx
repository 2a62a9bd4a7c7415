import { Info } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/companySettings.ts';
import styles from './FutureCertificatesNote.module.css';

/**
 * A note that changes of the template apply only to future certificates. Shown if the platform keeps the design of
 * issued certificates, and only if the template was already stored when the editor opened. Does not appear when a new
 * template is saved for the first time, because the form would move.
 */
export function FutureCertificatesNote({ templateId }: { templateId: string | null }) {
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
