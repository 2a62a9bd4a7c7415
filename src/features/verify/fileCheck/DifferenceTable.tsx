import { use } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import {
  type FieldDifference,
  type ComparedFieldName,
  diffTexts,
  type TextDiffPart,
} from '../comparison/index.ts';
import { useCertificateDateFormatter } from '#i18n/useCertificateDateFormatter.ts';
import { TimeZoneContext } from '#i18n/timeZone.ts';
import { formatDocumentWorkload } from '#rendering/certificateText.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { proofMessages } from '../proof/index.ts';
import styles from './DifferenceTable.module.css';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';

const labels = {
  ...fieldMessages,
  learner: proofMessages.learner,
  course: proofMessages.course,
  date: certificateMessages.completionDate,
  duration: certificateMessages.duration,
  grade: certificateMessages.grade,
  validationId: certificateMessages.validationId,
} as const satisfies Record<ComparedFieldName, { id: string }>;

const emptyCell = '–';

/** Maximum number of differences that are listed. More would not help the reader. */
const maxRows = 20;

/**
 * A table of the values that differ between the issued certificate (the record) and the file. Characters that only one
 * of the two values contains are highlighted.
 */
export function DifferenceTable({ differences }: { differences: readonly FieldDifference[] }) {
  return (
    <div className={styles.container}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>
                <FormattedMessage {...messages.what} />
              </VisuallyHidden>
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
          {differences.slice(0, maxRows).map((difference, index) => (
            <DifferenceRow key={index} difference={difference} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DifferenceRow({ difference }: { difference: FieldDifference }) {
  const intl = useIntl();
  const formatDifference = useFormatDifference();
  const [record, file] = formatDifference(difference);
  // Single letters marked within an address are hard to read, and to listen to.
  const [recordParts, fileParts] =
    difference.field === 'address' ? [markAll(record), markAll(file)] : diffTexts(record, file);
  return (
    <tr>
      <th scope="row">{formatLabel(difference, intl)}</th>
      <td>{record ? <HighlightedText parts={recordParts} as="ins" /> : emptyCell}</td>
      <td>{file ? <HighlightedText parts={fileParts} as="del" /> : emptyCell}</td>
    </tr>
  );
}

const markAll = (text: string): TextDiffPart[] => [{ text, isShared: false }];

function formatLabel({ field, key, source }: FieldDifference, intl: IntlShape): string {
  if (key !== undefined) return intl.formatMessage(messages.recordKey, { key });
  const label = intl.formatMessage(labels[field]);
  return source === 'attachment' ? intl.formatMessage(messages.attached, { field: label }) : label;
}

function HighlightedText({
  parts,
  as: Tag,
}: {
  parts: readonly TextDiffPart[];
  as: 'ins' | 'del';
}) {
  return parts.map(({ text, isShared }, index) =>
    isShared ? (
      text
    ) : (
      <Tag key={index} className={styles.mark}>
        <VisuallyHidden>
          <FormattedMessage {...(Tag === 'ins' ? messages.inRecord : messages.inFile)} />
        </VisuallyHidden>
        {text}
      </Tag>
    ),
  );
}

/**
 * Returns a function that formats the issued value and the file's value for display, dates and durations in the
 * interface language. If the two values would look the same, the function returns them unformatted.
 */
function useFormatDifference() {
  const intl = useIntl();
  const formatDate = useCertificateDateFormatter('long');
  const formatValue = (field: ComparedFieldName, text: string) => {
    if (field === 'date') return formatDate(text) || text;
    if (field === 'duration') return formatDocumentWorkload(intl, Number(text)) || text;
    return text;
  };
  const timeZone = use(TimeZoneContext);
  const formatPdfDate = (text: string) => {
    const instant = parsePdfDate(text);
    return instant
      ? intl.formatDate(instant, { dateStyle: 'long', timeStyle: 'medium', timeZone })
      : text;
  };
  return ({ field, source, record, file }: FieldDifference): [string, string] => {
    if (field === 'documentDate') return [formatPdfDate(record), formatPdfDate(file)];
    if (source !== 'attachment') return [record, file];
    const [recordText, fileText] = [formatValue(field, record), formatValue(field, file)];
    return recordText === fileText ? [record, file] : [recordText, fileText];
  };
}

/** Parses a date of a PDF in UTC, as this product writes it: `D:20261112150000Z`. */
function parsePdfDate(text: string): Date | undefined {
  const [, ...parts] = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const [year = 0, month = 0, day, hours, minutes, seconds] = parts.map(Number);
  return new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
}
