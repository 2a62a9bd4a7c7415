import { FormattedMessage, useIntl } from 'react-intl';
import { differingParts, type TextPart } from '#documents/check/compareText.ts';
import type { Difference, FieldName } from '#documents/check/fields.ts';
import { useCertificateDate } from '#i18n/useCertificateDate.ts';
import { writeDuration } from '#rendering/certificateText.ts';
import { messages as paperMessages } from '#rendering/messages.ts';
import { Hidden } from '#ui/Hidden.tsx';
import { messages as proofMessages } from '../proof/messages.ts';
import styles from './DifferenceTable.module.css';
import { messages } from './messages.ts';

const labels = {
  learner: proofMessages.learner,
  company: messages.company,
  course: proofMessages.course,
  date: paperMessages.completionDate,
  duration: paperMessages.duration,
  grade: paperMessages.grade,
  validationId: paperMessages.validationId,
  address: messages.address,
  texts: messages.texts,
  other: messages.other,
} as const satisfies Record<FieldName, { id: string }>;

const nothing = '–';

/** More says nothing more. */
const mostRows = 20;

/** What the record and a file say side by side, with the characters marked that only one of them has. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>
              <FormattedMessage {...messages.what} />
            </Hidden>
          </th>
          <th scope="col">
            <FormattedMessage {...messages.inRecord} />
          </th>
          <th scope="col">
            <FormattedMessage {...messages.inFile} />
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.slice(0, mostRows).map((difference, index) => (
          <DifferenceRow key={index} difference={difference} />
        ))}
      </tbody>
    </table>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const intl = useIntl();
  const word = useWording();
  const { field, source } = difference;
  const [record, file] = word(difference);
  const [recordParts, fileParts] = differingParts(record, file);
  const label = intl.formatMessage(labels[field]);
  return (
    <tr>
      <th scope="row">
        {source === 'paper' ? (
          label
        ) : (
          <FormattedMessage {...messages.attached} values={{ field: label }} />
        )}
      </th>
      <td>{record ? <Marked parts={recordParts} as="ins" /> : nothing}</td>
      <td>{file ? <Marked parts={fileParts} as="del" /> : nothing}</td>
    </tr>
  );
}

function Marked({ parts, as: Tag }: { parts: readonly TextPart[]; as: 'ins' | 'del' }) {
  return parts.map(({ text, isShared }, index) =>
    isShared ? (
      text
    ) : (
      <Tag key={index} className={styles.mark}>
        <Hidden>
          <FormattedMessage {...(Tag === 'ins' ? messages.inRecord : messages.inFile)} />
        </Hidden>
        {text}
      </Tag>
    ),
  );
}

/** Machines write days and minutes otherwise than people. As they are, where people would see no difference. */
function useWording() {
  const intl = useIntl();
  const formatDate = useCertificateDate('long');
  const one = (field: FieldName, text: string) => {
    if (field === 'date') return formatDate(text) || text;
    if (field === 'duration') return writeDuration(intl, Number(text)) || text;
    return text;
  };
  return ({ field, source, record, file }: Difference): [string, string] => {
    if (source === 'paper') return [record, file];
    const [these, those] = [one(field, record), one(field, file)];
    return these === those ? [record, file] : [these, those];
  };
}
