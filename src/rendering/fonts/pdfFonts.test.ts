import { fetchFace } from './pdfFonts.ts';

const ownFetch = globalThis.fetch;

/** Answers as a network does that sends these in turn. */
function network(...answers: (() => Response)[]) {
  globalThis.fetch = async () => {
    const answer = answers.shift();
    if (!answer) throw new Error('asked too often');
    return answer();
  };
}

afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.useRealTimers();
});

const file = () => new Response(new Uint8Array([0, 1, 0, 0]));
const gone = () => new Response('', { status: 404 });

test('the file of a face is fetched once', async () => {
  network(file);
  const [first, second] = await Promise.all([fetchFace('title'), fetchFace('title')]);
  expect(first).toEqual(new Uint8Array([0, 1, 0, 0]));
  expect(second).toBe(first);
});

test('a file that is gone fails, and the next request asks again', async () => {
  jest.useFakeTimers();
  network(gone, gone, gone, file);
  const failed = expect(fetchFace('body')).rejects.toThrow('status 404');
  await jest.advanceTimersByTimeAsync(2000);
  await failed;
  expect(await fetchFace('body')).toHaveLength(4);
});
