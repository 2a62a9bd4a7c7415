import { formatCount } from './findings.ts';
import type { CallReport, RequestReport } from './inspection.ts';

const WIDTH = 100;
const MARGIN = 9;

/** Wraps text to lines of the report's width, with a left margin. */
function wrapText(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH - MARGIN) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${' '.repeat(MARGIN)}`);
}

function formatRequestLine({ method, address, status, milliseconds }: RequestReport): string {
  const { pathname, search } = new URL(address);
  const measured = `${status ?? '–'} ${`${milliseconds} ms`.padStart(9)}`;
  const pathWidth = WIDTH - MARGIN - 7 - 14;
  const path = pathname + search;
  const short = path.length > pathWidth ? `${path.slice(0, pathWidth - 1)}…` : path;
  return `${' '.repeat(MARGIN)}${method.padEnd(6)} ${short.padEnd(pathWidth)} ${measured}`;
}

/** Formats the reports on a platform's responses as text of at most 100 columns. @param services addresses by name */
export function formatReports(
  reports: readonly CallReport[],
  services: Readonly<Record<string, string>>,
): string {
  const head = Object.entries(services).map(([name, base]) => name.padEnd(MARGIN + 7) + base);
  const faults = reports.filter(({ verdict }) => verdict === 'fault').length;
  const sections = reports.map(({ call, requests, findings, verdict }) =>
    [
      `${verdict.toUpperCase().padEnd(MARGIN)}${call}`,
      ...requests.map(formatRequestLine),
      ...findings.map(
        (finding) => `  ${finding.verdict.padEnd(MARGIN - 2)}${wrapText(finding.text)}`,
      ),
    ].join('\n'),
  );
  const end = `${formatCount(reports.length, 'call')}, ${faults === 0 ? 'none' : faults} with faults.`;
  return [head.join('\n'), ...sections, end].join('\n\n');
}

/** Removes tokens from the reports, since a response may repeat them. */
export function removeTokens(
  reports: readonly CallReport[],
  tokens: readonly (string | undefined)[],
): CallReport[] {
  const removeFrom = (text: string) =>
    tokens.reduce<string>(
      (cleaned, token) => (token ? cleaned.replaceAll(token, '…') : cleaned),
      text,
    );
  return reports.map((report) => ({
    ...report,
    findings: report.findings.map(({ verdict, text }) => ({ verdict, text: removeFrom(text) })),
  }));
}
