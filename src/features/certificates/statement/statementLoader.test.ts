import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { createStatementLoader } from './statementLoader.ts';

const createCertificate = (id: string) => ({ id }) as IssuedCertificate;

test.each(['a', 'b'])(
  'reports no progress after an abort while %s is loading',
  async (pendingId) => {
    const controller = new AbortController();
    const handleProgress = jest.fn();
    const load = createStatementLoader(
      ['a', 'b'],
      (id) => {
        if (id === pendingId) {
          controller.abort();
          handleProgress.mockClear();
        }
        return Promise.resolve(createCertificate(id));
      },
      [],
    );
    await load(handleProgress, controller.signal).catch(() => undefined);
    expect(handleProgress).not.toHaveBeenCalled();
  },
);
