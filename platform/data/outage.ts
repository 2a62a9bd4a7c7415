/** The database cannot be asked for the moment; nothing was done. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** SQLSTATE classes: connection lost, no room or memory left, an operator's intervention, the system failed. */
const OUT_OF_ORDER = /^(?:08|53|57P|58)/;
/** Codes of the operating system, as ECONNREFUSED. */
const OF_THE_SYSTEM = /^E[A-Z]+$/;
/** What the driver says without a code. */
const OF_THE_DRIVER =
  /^(?:Connection terminated|timeout exceeded when|Query read timeout|Client has)/;

/** Whether a call failed because the database is not there, not because of what was asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return (
    error instanceof DatabaseAway ||
    severity === 'PANIC' ||
    severity === 'FATAL' ||
    (typeof code === 'string' && (OUT_OF_ORDER.test(code) || OF_THE_SYSTEM.test(code))) ||
    OF_THE_DRIVER.test(error.message) ||
    isOutage(error.cause)
  );
}
