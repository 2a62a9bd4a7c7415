import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Command, readCommand } from './command.ts';

/** What is started elsewhere is a command line that is understood here. No cluster and no container runs in the tests. */

const folder = 'deploy/batch';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Job {
  spec: {
    completionMode: string;
    completions: number;
    template: { spec: { containers: { args: string[] }[] } };
  };
}

interface Compose {
  services: Record<string, { command: string; build: { context: string; dockerfile: string } }>;
}

const places = ({ target, failures }: Command) => JSON.stringify([target, failures]);

test('the job makes each shard once, in files of its own where they would be written over', () => {
  const { spec } = parse(read('job.yaml')) as Job;
  const [batch] = spec.template.spec.containers;
  const commands = Array.from({ length: spec.completions }, (_, index) =>
    readCommand(
      batch?.args.map((word) => word.replace('$(JOB_COMPLETION_INDEX)', String(index))) ?? [],
    ),
  );
  expect(spec.completionMode).toBe('Indexed');
  expect(commands.map(({ shard }) => shard)).toEqual(
    commands.map((_, index) => ({ index, count: spec.completions })),
  );
  expect(commands.every(({ resume }) => resume)).toBe(true);
  expect(new Set(commands.map(places)).size).toBe(spec.completions);
});

test('the composed services make each shard once, with an image that can be built', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;
  const all = Object.values(services);
  const commands = all.map(({ command }) => readCommand(command.split(' ')));
  expect(commands.map(({ shard }) => shard)).toEqual(
    commands.map((_, index) => ({ index, count: commands.length })),
  );
  for (const { build } of all)
    expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
});

test('the image starts the command line', () => {
  const [, entry = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(read('Containerfile')) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', '/batch/cli.mjs']);
});
