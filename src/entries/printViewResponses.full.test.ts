/** @jest-environment jest-fixed-jsdom */
import { waitFor, within } from '@testing-library/dom';
import { unmountAll, mountInHost } from '#testing/mount/mountInHost.ts';
import { createCompany, giveCertificates } from '#testing/platform.ts';
import { startRewritingProxy, type RewritingProxy } from '#testing/rewritingProxy.ts';
import {
  hugeResponses,
  type WrongResponse,
  wrongResponses,
} from '#testing/invalidResponses/wrongResponses.ts';
import { mount } from './PrintView.tsx';

let proxy: RewritingProxy;
let certificateId = '';

beforeAll(async () => {
  proxy = await startRewritingProxy();
  const { learner } = await createCompany();
  [certificateId = ''] = await giveCertificates(learner, [{ type: 'CONTENT', name: 'Safety' }]);
});
afterAll(() => proxy.close());
beforeEach(() => {
  Object.assign(globalThis, { __webpack_public_path__: 'https://plugin.example/' });
});
afterEach(async () => {
  await unmountAll();
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
  jest.restoreAllMocks();
});

const fullText = /Valid certificate.*Awarded toLia AprendizCourseSafety.*Print.*Download PDF/;
const errorText = /The certificate could not be loaded.*Try again/;
const partialText = /Valid certificate.*Print.*Download PDF/;

const getExpectedTexts = ({ isReadable }: WrongResponse) => {
  if (isReadable === 'always') return [fullText];
  return isReadable === 'never' ? [errorText] : [fullText, errorText, partialText];
};

/** Mounts PrintView with a wrong response for `certificates/{id}`. */
function open({ variant }: WrongResponse) {
  proxy.respondWith((response, request) =>
    request.path.includes('/certificates/') ? variant(response, request) : {},
  );
  const config = { MISSIONS_API: `${proxy.url}/missions` };
  return mountInHost(mount, { config, certificateId, locale: 'en' }).root;
}

test.each([...wrongResponses, ...hugeResponses])(
  'PrintView handles the response: $name',
  async (wrongResponse) => {
    const root = open(wrongResponse);
    await waitFor(() =>
      expect(getExpectedTexts(wrongResponse).some((text) => text.test(root.textContent))).toBe(
        true,
      ),
    );
  },
);

test('PrintView can retry after a wrong response', async () => {
  const wrongResponse = wrongResponses.find(({ name }) => name === 'an HTML page');
  if (!wrongResponse) throw new Error('There is no such response.');
  const root = open(wrongResponse);
  const retry = await within(root).findByRole('button', { name: 'Try again' });
  proxy.respondWith(() => ({}));
  retry.click();
  await waitFor(() => expect(root.textContent).toMatch(fullText));
});
