import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type BatchCommand, parseCommand } from './command.ts';

/** Checks that the deployment files contain valid command lines. Nothing is run in a cluster or container. */

const folder = 'deploy/batch';
const loadDeployFile = (file: string) => readFileSync(join(folder, file), 'utf8');

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

const getTargetKey = ({ target, failures }: BatchCommand) => JSON.stringify([target, failures]);

test('the job runs each shard once, with its own target and failure file', () => {
  const { spec } = parse(loadDeployFile('../kubernetes/batch.yaml')) as Job;
  const [batch] = spec.template.spec.containers;
  const commands = Array.from({ length: spec.completions }, (_, index) =>
    parseCommand(
      batch?.args.map((word) => word.replace('$(JOB_COMPLETION_INDEX)', String(index))) ?? [],
    ),
  );
  expect(spec.completionMode).toBe('Indexed');
  expect(commands.map(({ shard }) => shard)).toEqual(
    commands.map((_, index) => ({ index, count: spec.completions })),
  );
  expect(commands.every(({ resume }) => resume)).toBe(true);
  expect(new Set(commands.map(getTargetKey)).size).toBe(spec.completions);
});

test('the Compose services run each shard once, with an existing image definition', () => {
  const { services } = parse(loadDeployFile('compose.yaml'), { merge: true }) as Compose;
  const shardServices = Object.values(services);
  const commands = shardServices.map(({ command }) => parseCommand(command.split(' ')));
  expect(commands.map(({ shard }) => shard)).toEqual(
    commands.map((_, index) => ({ index, count: commands.length })),
  );
  for (const { build } of shardServices)
    expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
});

test('the image has the command line as its entry point', () => {
  const [, entry = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(loadDeployFile('Containerfile')) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', '/batch/cli.mjs']);
});
