import { ApiError } from '#data/apiError.ts';
import { createCertificate } from '#testing/certificates.ts';
import { CertificateLoader } from './CertificateLoader.ts';

function createLoader(isKnown: (id: string) => boolean) {
  const requestedIds: string[] = [];
  const loader = new CertificateLoader(async (id) => {
    requestedIds.push(id);
    if (!isKnown(id)) throw new ApiError('http', 'Not found', { status: 404 });
    return createCertificate({ id });
  });
  return { loader, requestedIds };
}

const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);

describe('CertificateLoader', () => {
  it('loads each certificate once and returns the known ones in order', async () => {
    const { loader, requestedIds } = createLoader((id) => id !== 'b');
    const certificates = await loader.loadAll(['c', 'b', 'a', 'c']);
    expect(certificates.map(({ id }) => id)).toEqual(['c', 'a', 'c']);
    await loader.loadAll(['a', 'b']);
    expect(requestedIds).toEqual(['c', 'b', 'a']);
  });

  it('loads all certificates of a long file', async () => {
    const { loader } = createLoader(() => true);
    expect(await loader.loadAll(ids)).toHaveLength(500);
  });

  it('stops after 20 unknown ids, also in a later call', async () => {
    const { loader, requestedIds } = createLoader((id) => id === 'id-1');
    expect(await loader.loadAll(ids)).toHaveLength(1);
    await loader.loadAll(['another']);
    expect(requestedIds.length).toBeLessThanOrEqual(24);
    const { certificates } = loader;
    expect([certificates.has('id-0'), certificates.has('another')]).toEqual([true, false]);
  });
});
