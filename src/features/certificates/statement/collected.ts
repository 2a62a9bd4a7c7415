import type { ListedCertificate } from '#api/rest/missionsApi.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { tabled, type TabledCertificate } from '../orders/certificateTable.ts';
import { inParallel } from '../orders/inParallel.ts';

/** The certificates of a statement; the first also says who issues them. */
export interface Collected {
  first: IssuedCertificate;
  others: readonly TabledCertificate[];
}

/**
 * @param tell how many have come
 * @throws ApiError of the first, Error where another one did not come
 */
export type Collect = (tell: (done: number) => void, signal: AbortSignal) => Promise<Collected>;

/** How all of them are had. Tried again, it asks only for those that did not come. */
export function collecting(
  ids: readonly string[],
  read: (id: string) => Promise<IssuedCertificate>,
  listed: readonly ListedCertificate[],
): Collect {
  const [firstId = '', ...otherIds] = ids;
  const known = new Map(listed.map((one) => [one.id, tabled(one)] as const));
  let first: IssuedCertificate | undefined;
  const load = async (id: string): Promise<TabledCertificate> => {
    const certificate = known.get(id) ?? (await read(id));
    known.set(id, certificate);
    return certificate;
  };
  return async (tell, signal) => {
    let done = 0;
    const advance = () => tell((done += 1));
    first ??= await read(firstId);
    advance();
    const came = await inParallel(otherIds, load, advance, signal);
    const others = came.filter((one) => one !== undefined);
    if (others.length < otherIds.length) throw new Error('Not every certificate came.');
    return { first, others };
  };
}
