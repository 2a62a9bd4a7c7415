import { randomBytes } from 'node:crypto';

/** Creates an unguessable identifier of 22 characters, `^[A-Za-z0-9_-]{1,64}$`, that does not start with a hyphen. */
export function createRandomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? `x${id.slice(1)}` : id;
}
