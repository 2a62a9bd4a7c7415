import { ApiError } from '#data/apiError.ts';
import { createCertificate } from '#testing/certificates.ts';
import { findKnownId, listLookalikes, listSimilarIds } from './similarIds.ts';

const id = 'KufUGfssTF_URWDpl-Q1-n';

describe('listLookalikes', () => {
  it('lists the groups of which the id contains a character', () => {
    expect(listLookalikes(id)).toEqual(['1lI', '-_']);
    expect(listLookalikes('aceg')).toEqual([]);
  });
});

describe('listSimilarIds', () => {
  it.each(['KufUGfssTF_URWDp1-Q1-n', 'KufUGfssTF_URWDpI-Ql-n', 'KufUGfssTF_URWDpI-QI-n'])(
    'contains %s',
    (similarId) => {
      expect(listSimilarIds(id)).toContain(similarId);
    },
  );

  it('begins with one changed character, and with the most similar ones', () => {
    expect(listSimilarIds('Aceglaceg0aceg')).toEqual([
      'Aceg1aceg0aceg',
      'AcegIaceg0aceg',
      'AceglacegOaceg',
      'Aceg1acegOaceg',
      'AcegIacegOaceg',
    ]);
  });

  it('begins with the other case if all letters have the same', () => {
    expect(listSimilarIds('aceg-1234-5679')[0]).toBe('ACEG-1234-5679');
    expect(listSimilarIds('ACEG-1234-5679')[0]).toBe('aceg-1234-5679');
    expect(listSimilarIds('Aceg-1234-5679')).not.toContain('ACEG-1234-5679');
  });

  it('lists each id once, never the id itself, and no more than 24', () => {
    for (const text of [id, 'Il1O0S5B8Z2b6-_Il1O0S5', 'l'.repeat(64)]) {
      const similarIds = listSimilarIds(text);
      expect(new Set([...similarIds, text]).size).toBe(similarIds.length + 1);
      expect(similarIds.length).toBeLessThanOrEqual(24);
    }
  });

  it('lists nothing for a short id, or one without look-alikes', () => {
    expect(listSimilarIds('l10O')).toEqual([]);
    expect(listSimilarIds('Acegacegaceg')).toEqual([]);
  });
});

describe('findKnownId', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `id-${index}`);
  const createLoader = (knownId: string, status = 404) => {
    const loaded: string[] = [];
    const load = async (requestedId: string) => {
      loaded.push(requestedId);
      if (requestedId === knownId) return createCertificate();
      throw new ApiError('http', 'Failed', { status });
    };
    return { loaded, load };
  };

  it('returns the known id and tries none after its batch', async () => {
    const { loaded, load } = createLoader('id-2');
    await expect(findKnownId(ids, load)).resolves.toBe('id-2');
    expect(loaded).toHaveLength(4);
  });

  it('returns undefined if no id is known', async () => {
    const { loaded, load } = createLoader('unknown', 403);
    await expect(findKnownId(ids, load)).resolves.toBeUndefined();
    expect(loaded).toEqual(ids);
  });

  it('throws if the server fails', async () => {
    const { loaded, load } = createLoader('unknown', 503);
    await expect(findKnownId(ids, load)).rejects.toThrow('Failed');
    expect(loaded).toHaveLength(4);
  });
});
