import { Info } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { templateMessages } from '#documents/templateMessages.ts';
import { selectKeepsIssuedDesigns } from '#session/sessionSlice.ts';
import styles from './IssuedNote.module.css';

/**
 * What a change applies to, over the form of a template that may have been issued with; where the platform says so. One
 * that is stored for the first time does not get it then: the form would jump.
 */
export function IssuedNote({ templateId }: { templateId: string | null }) {
  const isKept = useSelector(selectKeepsIssuedDesigns);
  const [wasStored] = useState(templateId !== null);
  if (!isKept || !wasStored) return null;
  return (
    <p className={styles.note}>
      <Info aria-hidden />
      <FormattedMessage {...templateMessages.issuedKept} />
    </p>
  );
}
