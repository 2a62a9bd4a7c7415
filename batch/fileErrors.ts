/** Words for the error codes of the file system. */
const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EBUSY: 'another program uses it',
  EDQUOT: 'the quota of this user is used up',
  EEXIST: 'it already exists',
  EFBIG: 'the file would be larger than allowed',
  EIO: 'the disk reports an error',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a circle of links',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the place of a folder',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
};

/** Thrown if a file cannot be read or written. The message names the file and the cause. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(file: string, cause: unknown) {
    super(`${file}: ${describeCause(cause)}.`, { cause });
  }
}

function describeCause(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const words = causes[code];
  return words === undefined ? message : `${words} (${code})`;
}

/** Runs a function that uses a file. @throws FileError instead of an error of the file system, which may not name it */
export async function withFileName<Result>(
  file: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw isFileSystemError(error) ? new FileError(file, error) : error;
  }
}

/** Runs a synchronous function that uses a file. @throws FileError instead of an error of the file system */
export function withFileNameSync<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw isFileSystemError(error) ? new FileError(file, error) : error;
  }
}

const isFileSystemError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'syscall' in error;
