import { spawnSync } from 'node:child_process';
import { createProgress } from './progress.mjs';

const ERASED = '\r\u001b[K';

function createStream(isTTY: boolean, columns = 200) {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text) > 0;
  return { texts, progress: createProgress({ isTTY, columns, write }) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('on a terminal, createProgress', () => {
  test('rewrites one line with the running steps, their time and what is left', async () => {
    const { texts, progress } = createStream(true);
    const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));
    const build = progress.runStep('Build (1 of 2)', () => wait(11));
    const pictures = progress.runStep('Pictures (2 of 2)', async (update) => {
      await wait(10);
      update(2, 10);
      await wait(60);
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(texts.at(-1)).toBe(
      `${ERASED}Build (1 of 2): 10 s · Pictures (2 of 2): 2 of 10, 10 s, 40 s left`,
    );
    await jest.advanceTimersByTimeAsync(50_000);
    expect(texts.at(-1)).toBe(`${ERASED}Pictures (2 of 2): 2 of 10, 1 min 0 s, 0 s left`);
    await jest.advanceTimersByTimeAsync(10_000);
    await Promise.all([build, pictures]);
    expect(texts.at(-1)).toBe(ERASED);
    expect(texts.join('')).not.toContain('\n');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('erases the line of a step that fails', async () => {
    const { texts, progress } = createStream(true);
    const step = progress.runStep('Build', () => Promise.reject(new Error('No disk')));
    await expect(step).rejects.toThrow('No disk');
    expect(texts.at(-1)).toBe(ERASED);
  });

  test('cuts the line at the width of the terminal', async () => {
    const { texts, progress } = createStream(true, 10);
    await progress.runStep('A long title', () => Promise.resolve());
    expect(texts[0]).toBe(`${ERASED}A long ti`);
  });
});

test('elsewhere, createProgress prints a line for each step', async () => {
  const { texts, progress } = createStream(false);
  await progress.runStep('Pictures', (update) => {
    update(1, 2);
    progress.hideDuring(() => undefined);
    return Promise.resolve();
  });
  expect(texts).toEqual(['Pictures …\n']);
});

const hasPseudoTerminal = spawnSync('script', ['--version']).status === 0;
const program = `
  import { progress } from './scripts/progress.mjs';
  import { run } from './scripts/run.mjs';
  await progress.runStep('Step', () =>
    run([process.execPath, '-e', 'console.log(1 + 1)'], { isBuffered: true }));
  console.log('end');`;
const command = `${process.execPath} --input-type=module -e "${program.replaceAll('\n', ' ')}"`;

// `script` is part of util-linux.
(hasPseudoTerminal ? test : test.skip)(
  'in a pseudo-terminal, the output of a child process begins on an erased line',
  () => {
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    expect(stdout.startsWith(`${ERASED}Step: 0 s`)).toBe(true);
    expect(stdout).toContain(`${ERASED}2\r\n${ERASED}Step: `);
    expect(stdout.endsWith(`${ERASED}end\r\n`)).toBe(true);
  },
);

test('prints the line of a step as plain text without a terminal', () => {
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['2\nend\n', 'Step …\n']);
});
