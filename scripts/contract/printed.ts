import { counted } from './findings.ts';
import type { CallReport, Told } from './inspection.ts';

const WIDTH = 100;
const MARGIN = 9;

/** Words in lines that are not longer than the width, each behind the margin. */
function wrapped(text: string): string {
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

function requestLine({ method, address, status, milliseconds }: Told): string {
  const { pathname, search } = new URL(address);
  const measured = `${status ?? '–'} ${`${milliseconds} ms`.padStart(9)}`;
  const room = WIDTH - MARGIN - 7 - 14;
  const path = pathname + search;
  const short = path.length > room ? `${path.slice(0, room - 1)}…` : path;
  return `${' '.repeat(MARGIN)}${method.padEnd(6)} ${short.padEnd(room)} ${measured}`;
}

/** The reports as text of at most 100 columns. @param services where they are, by their names */
export function printed(
  reports: readonly CallReport[],
  services: Readonly<Record<string, string>>,
): string {
  const head = Object.entries(services).map(([name, base]) => name.padEnd(MARGIN + 7) + base);
  const faults = reports.filter(({ verdict }) => verdict === 'fault').length;
  const sections = reports.map(({ call, requests, findings, verdict }) =>
    [
      `${verdict.toUpperCase().padEnd(MARGIN)}${call}`,
      ...requests.map(requestLine),
      ...findings.map((one) => `  ${one.verdict.padEnd(MARGIN - 2)}${wrapped(one.text)}`),
    ].join('\n'),
  );
  const end = `${counted(reports.length, 'call')}, ${faults === 0 ? 'none' : faults} with faults.`;
  return [head.join('\n'), ...sections, end].join('\n\n');
}

/** The reports without the tokens that an answer may have repeated. */
export function withoutTokens(
  reports: readonly CallReport[],
  tokens: readonly (string | undefined)[],
): CallReport[] {
  const clean = (text: string) =>
    tokens.reduce<string>((rest, token) => (token ? rest.replaceAll(token, '…') : rest), text);
  return reports.map((report) => ({
    ...report,
    findings: report.findings.map(({ verdict, text }) => ({ verdict, text: clean(text) })),
  }));
}
