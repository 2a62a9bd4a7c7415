/** The error when the database is temporarily unavailable. The query was not executed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * Pattern of the SQLSTATE codes that mean an outage: connection lost, no disk space or memory, operator intervention,
 * system error.
 */
const OUTAGE_SQLSTATE = /^(?:08|53|57P|58)/;
/** Pattern of operating system error codes, such as ECONNREFUSED. */
const SYSTEM_ERROR_CODE = /^E[A-Z]+$/;
/** Pattern of the messages of database driver errors that mean an outage but have no error code. */
const DRIVER_OUTAGE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when|Query read timeout|Client has)/;

/** Returns whether an error means that the database is unavailable. Returns false for an error in the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return (
    error instanceof DatabaseUnavailable ||
    severity === 'PANIC' ||
    severity === 'FATAL' ||
    (typeof code === 'string' && (OUTAGE_SQLSTATE.test(code) || SYSTEM_ERROR_CODE.test(code))) ||
    DRIVER_OUTAGE_MESSAGE.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
