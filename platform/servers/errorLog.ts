import { isOutage } from '../data/outage.ts';

/**
 * Tells the log of an error that nobody foresaw: its kind, its code and where it arose. Never its message: those of
 * databases and parsers quote what they were given, tokens and pictures too.
 */
export function logError(error: unknown): void {
  process.stderr.write(`${describe(error)}\n`);
}

/** The same, but for what only says that the database is away: that is told once, by whoever lost it. */
export function logUnlessAway(error: unknown): void {
  if (!isOutage(error)) logError(error);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return `A thrown ${typeof error}`;
  const { code } = error as { code?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  const name = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  const cause = error.cause === undefined ? [] : [`caused by ${describe(error.cause)}`];
  return [name, ...frames, ...cause].join('\n');
}

/** From now on an error that nobody caught ends what it belongs to, not the process. */
export function surviveErrors(): void {
  process.on('uncaughtException', logError);
  process.on('unhandledRejection', logError);
}
