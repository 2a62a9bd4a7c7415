import { randomBytes } from 'node:crypto';

/** Unguessable identifier of 22 characters, `^[A-Za-z0-9_-]{1,64}$`, never starting with a hyphen. */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? `x${id.slice(1)}` : id;
}
