import type { IntlShape } from 'react-intl';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { messages } from './messages.ts';

/**
 * Formats the usage of a template: "142 certificates", "8 missions".
 * @returns an empty list if the template is not used; undefined if the platform does not count usage
 */
export function formatUsage(
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
