import formatjs from 'eslint-plugin-formatjs';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRule } from './scripts/lint/layers.js';
import { FUNCTION_NAMES, VAGUE_NAMES } from './scripts/lint/names.js';

/** Syntax that no TypeScript file may use. */
const SYNTAX = [
  ...VAGUE_NAMES,
  {
    // Modules named on a command line belong to no layer.
    selector:
      'ImportExpression:not([source.type="Literal"]):not([source.object.callee.name="pathToFileURL"])',
    message: 'import() needs a literal path, so that layers can be checked.',
  },
  {
    selector:
      'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|unstable_mockModule)$/]',
    message: 'No mocks of modules: give the test another server, clock or argument.',
  },
  {
    selector: 'JSXAttribute[name.name="data-testid"]',
    message: 'Tests act by role and name; there are no test ids.',
  },
];

/** APIs that hosts which share React 19.0 do not have. */
const NEWER_REACT = {
  name: 'react',
  importNames: ['Activity', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useEffectEvent'],
  message: 'Hosts may share React 19.0, which does not have it.',
};

const TESTS = '**/*.{test,spec,stories}.{ts,tsx}';

const messages = {
  'formatjs/enforce-default-message': ['error', 'literal'],
  'formatjs/enforce-placeholders': 'error',
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
};

/** Rules that only ESLint plugins have. All others, and those that need types, are in `.oxlintrc.json`. */
export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.mf/',
      '@mf-types/',
      'src/i18n/compiled/',
      'src/rendering/drawing/frozen/',
      'bench/node_modules/',
      'public/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { layers: { rules: { imports: importRule } } },
    rules: {
      'layers/imports': 'error',
      'no-restricted-syntax': ['error', ...SYNTAX, ...FUNCTION_NAMES],
    },
  },
  { files: [TESTS], rules: { 'no-restricted-syntax': ['error', ...SYNTAX] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [TESTS],
    rules: { 'no-restricted-imports': ['error', { paths: [NEWER_REACT] }] },
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { formatjs }, rules: messages },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.{test,stories}.tsx', 'src/testing/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  { files: ['src/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
);
