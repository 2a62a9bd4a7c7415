import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Certificate } from '#model/certificate/certificate.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { RowActions } from '../rowActions/RowActions.tsx';
import styles from './ListView.module.css';
import { messages } from '../messages.ts';
import { CertificateMiniature } from '../certificateMiniature/CertificateMiniature.tsx';
import { CertificateName } from './CertificateName.tsx';
import { RecycledBadge, TypeBadge } from './TypeBadges.tsx';
import { useFacts } from './useFacts.ts';

interface RowProps {
  certificate: Certificate;
  hasPdf: boolean;
  isSelecting: boolean;
  /** Marks in the name what was looked for. */
  mark?: (name: string) => ReactNode;
}

/** A certificate in the list. The whole row is the link's target; the actions stand above it. */
export const ListRow = memo(function ListRow({ certificate, mark, ...rest }: RowProps) {
  const { name, date, workload, grade } = useFacts(certificate);
  return (
    <div role="listitem" className={styles.row}>
      <CertificateMiniature certificate={certificate} />
      <div>
        <CertificateName
          className={styles.name}
          id={certificate.id}
          name={name}
          isSelecting={rest.isSelecting}
          mark={mark}
        />
        <div className={styles.badges}>
          <TypeBadge type={certificate.type} />
          {certificate.isFromRecycledMission && <RecycledBadge />}
        </div>
      </div>
      <div className={styles.facts}>
        <Fact label={messages.columnCompleted} text={date} />
        <Fact label={messages.columnWorkload} text={workload} />
        <Fact label={messages.columnGrade} text={grade} missing={messages.noGrade} />
      </div>
      <div className={styles.actions}>
        <RowActions id={certificate.id} name={name} {...rest} />
      </div>
    </div>
  );
});

type Label = (typeof messages)['columnGrade'] | (typeof messages)['columnCompleted'];

interface FactProps {
  label: Label | (typeof messages)['columnWorkload'];
  text: string;
  /** Read where the eye meets a dash. */
  missing?: (typeof messages)['noGrade'];
}

function Fact({ label, text, missing }: FactProps) {
  const intl = useIntl();
  if (!text) {
    return (
      <span className={styles.fact} data-empty="">
        {missing && (
          <Hidden>
            <FormattedMessage {...missing} />
          </Hidden>
        )}
      </span>
    );
  }
  const spoken = `${intl.formatMessage(label)} `;
  return (
    <span className={styles.fact}>
      <span className={styles.factLabel}>{spoken}</span>
      {text}
    </span>
  );
}
