/** Stryker's test runner for jest, which for each change loads the test files that reach it and no others. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** In the copy of the project that is tested: which files hold the tests of a name. Written once, read by every runner. */
const NAMED = 'filesOfTests.json';

/** So that they run in `environment.cjs` too: jest lets a file's own environment replace the configured one. */
function renameEnvironments() {
  for (const name of readdirSync('src', { recursive: true })) {
    if (!/\.test\.tsx?$/.test(name)) continue;
    const text = readFileSync(`src/${name}`, 'utf8');
    const renamed = text.replace('@jest-environment ', '@environment ');
    if (renamed !== text) writeFileSync(`src/${name}`, renamed);
  }
}

function coveringTests(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const jest = {
    run: runner.run.bind(runner),
    dryRun: runner.dryRun.bind(runner),
    mutantRun: runner.mutantRun.bind(runner),
  };
  let testFiles;
  return Object.assign(runner, {
    run: (settings) => jest.run({ testFiles, ...settings }),
    dryRun: async (options) => {
      renameEnvironments();
      const result = await jest.dryRun(options);
      const named = {};
      for (const { id, fileName } of result.tests ?? []) (named[id] ??= []).push(fileName);
      writeFileSync(NAMED, JSON.stringify(named));
      return result;
    },
    mutantRun: async (options) => {
      const named = JSON.parse(readFileSync(NAMED, 'utf8'));
      const files = options.testFilter?.flatMap((id) => named[id] ?? []);
      testFiles = files && [...new Set(files)];
      return jest.mutantRun(options);
    },
  });
}
coveringTests.inject = tokens(commonTokens.injector);

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'covering-tests', coveringTests),
];
