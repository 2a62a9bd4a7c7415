import type { IntlShape } from 'react-intl';
import type { Language } from '#model/language.ts';
import { plainLine } from '#model/text/plainText.ts';
import { messages } from '../messages.ts';
import type { TabledCertificate } from './certificateTable.ts';

export type Delivery = 'pdf' | 'print' | 'csv';

/** What is to be made of which certificates. */
export interface Order {
  delivery: Delivery;
  ids: readonly string[];
  language: Language;
  /** Whether the statement of learning comes before several papers. */
  hasStatement: boolean;
  /** What they have in common, "2025"; undefined: only their number. */
  name: string | undefined;
}

/** What several have in common; undefined where some did not come. */
export const commonName = (came: readonly unknown[], { ids, name }: Order): string | undefined =>
  came.length === ids.length ? name : undefined;

/** What a file is named after: the learner, and the course of one, or what several have in common, or their number. */
export function namesOf(
  came: readonly Pick<TabledCertificate, 'user' | 'course'>[],
  order: Order,
  intl: IntlShape,
): [string, string] {
  const [first] = came;
  const n = came.length;
  const several = () => commonName(came, order) ?? intl.formatMessage(messages.count, { n });
  return [
    plainLine(first?.user.name ?? ''),
    n === 1 ? plainLine(first?.course.name ?? '') : several(),
  ];
}
