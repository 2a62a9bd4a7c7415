/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { version } from './package.json';

const swc: [string, object] = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

// These ship ES modules only; jest's CommonJS runtime needs them compiled.
const esmOnly = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'lucide-react',
  '@date-fns/tz',
  'lean-qr',
  'pdfjs-dist',
];

const config: Config = {
  roots: ['src', 'batch', 'hostPackage', 'platform', 'scripts'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // A file that needs a DOM says so in its first line: jsdom costs most of a second per file.
  testEnvironment: 'node',
  // webpack defines it in the build.
  globals: { __VERSION__: version },
  globalSetup: '<rootDir>/src/testing/jest/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/jest/globalTeardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/jest/setup.ts'],
  transform: { '\\.[cm]?[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/jest/cssModule.ts',
    '\\.css$': '<rootDir>/src/testing/jest/cssFile.ts',
    '\\.(?:ttf|woff2)$': '<rootDir>/src/testing/jest/cssFile.ts',
    // The product reads compiled messages only, and so do its tests.
    '^@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.FULL ? [] : ['\\.full\\.test\\.'])],
  // Looking up a global takes long in the sandbox of a test file. Icons are called `Map` and `Infinity`.
  sandboxInjectedGlobals: [
    ...['Array', 'ArrayBuffer', 'DataView', 'Error', 'Intl', 'JSON', 'Math', 'Number', 'Object'],
    ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TextDecoder', 'TextEncoder'],
    ...['Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'WeakMap'],
  ],
  // The first test of a file may compile the whole plugin, and waits for its screens afterwards. Long tests start
  // processes while containers are built beside them.
  testTimeout: process.env.FULL ? 180_000 : 60_000,
  // Tests mostly wait for responses and timers, so more of them than processors.
  maxWorkers: 4,
};

export default config;
