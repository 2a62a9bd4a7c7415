import { isId } from '#model/addresses.ts';

/** The id that somebody typed, or pasted with the address it is the end of; undefined where it can be none. */
export function idIn(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const typed = last.replace(/\s+/g, '');
  return isId(typed) ? typed : undefined;
}
