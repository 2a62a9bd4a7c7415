import type { IntlShape } from 'react-intl';
import { messages } from './messages.ts';
import type { ListedTemplate } from './useTemplates.ts';

/** What uses a template: "142 certificates", "8 missions"; empty where nothing does. @returns undefined where nobody tells */
export function usageWords(
  intl: IntlShape,
  { usage }: Pick<ListedTemplate, 'usage'>,
): string[] | undefined {
  const { certificates, missions } = usage ?? { certificates: null, missions: null };
  if (certificates === null && missions === null) return undefined;
  return [
    ...(certificates ? [intl.formatMessage(messages.usedByCertificates, { n: certificates })] : []),
    ...(missions ? [intl.formatMessage(messages.usedByMissions, { n: missions })] : []),
  ];
}
