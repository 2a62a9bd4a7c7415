import { spawnSync } from 'node:child_process';
import { ProgressDisplay } from './progress.mjs';

const ERASED = '\r\u001b[K';

function createStream(isTTY: boolean, columns = 200) {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text) > 0;
  return { texts, stream: { isTTY, columns, write } as never };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('on a terminal, ProgressDisplay', () => {
  test('rewrites one line with the running steps, their time and what is left', () => {
    const { texts, stream } = createStream(true);
    const display = new ProgressDisplay(stream);
    const build = display.start('Build (1 of 2)');
    const pictures = display.start('Pictures (2 of 2)');
    jest.advanceTimersByTime(10_000);
    pictures.update(2, 10);
    jest.advanceTimersByTime(500);
    expect(texts.at(-1)).toBe(
      `${ERASED}Build (1 of 2): 11 s · Pictures (2 of 2): 2 of 10, 11 s, 40 s left`,
    );
    build.end();
    jest.advanceTimersByTime(60_000);
    expect(texts.at(-1)).toBe(`${ERASED}Pictures (2 of 2): 2 of 10, 1 min 11 s, 0 s left`);
    pictures.end();
    expect(texts.at(-1)).toBe(ERASED);
    expect(texts.join('')).not.toContain('\n');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('does not count preparations for the time that is left', () => {
    const { texts, stream } = createStream(true);
    const step = new ProgressDisplay(stream).start('Pictures');
    jest.advanceTimersByTime(60_000);
    step.update(0, 10);
    jest.advanceTimersByTime(5000);
    step.update(1, 10);
    jest.advanceTimersByTime(1000);
    expect(texts.at(-1)).toBe(`${ERASED}Pictures: 1 of 10, 1 min 6 s, 44 s left`);
  });

  test('updates the time without a call', () => {
    const { texts, stream } = createStream(true);
    new ProgressDisplay(stream).start('Build');
    jest.advanceTimersByTime(3000);
    expect(texts.at(-1)).toBe(`${ERASED}Build: 3 s`);
  });

  test('erases the line while other output is written', () => {
    const { texts, stream } = createStream(true);
    const display = new ProgressDisplay(stream);
    display.start('Build');
    const show = display.hide();
    expect(texts.at(-1)).toBe(ERASED);
    const count = texts.length;
    display.hideDuring(() => undefined);
    jest.advanceTimersByTime(3000);
    expect(texts).toHaveLength(count);
    show();
    expect(texts.at(-1)).toBe(`${ERASED}Build: 3 s`);
  });

  test('cuts the line at the width of the terminal', () => {
    const { texts, stream } = createStream(true, 10);
    new ProgressDisplay(stream).start('A long title');
    expect(texts.at(-1)).toBe(`${ERASED}A long ti`);
  });
});

test('elsewhere, ProgressDisplay prints a line for each step and a count every 30 seconds', () => {
  const { texts, stream } = createStream(false);
  const display = new ProgressDisplay(stream);
  const step = display.start('Pictures');
  for (let done = 1; done <= 7; done += 1) {
    jest.advanceTimersByTime(10_000);
    step.update(done, 7);
  }
  display.hideDuring(() => undefined);
  step.end();
  expect(texts).toEqual([
    'Pictures …\n',
    'Pictures: 3 of 7, 30 s, 40 s left\n',
    'Pictures: 6 of 7, 1 min 0 s, 10 s left\n',
  ]);
});

const hasPseudoTerminal = spawnSync('script', ['--version']).status === 0;
const program = `
  import { progress } from './scripts/progress.mjs';
  import { run } from './scripts/run.mjs';
  const step = progress.start('Step');
  await run([process.execPath, '-e', 'console.log(1 + 1)'], { isBuffered: true });
  step.end();
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
