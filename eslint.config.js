import formatjs from 'eslint-plugin-formatjs';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { createLayerConfigs } from './scripts/lint/layers.js';
import { FUNCTION_NAMES, NAMING } from './scripts/lint/names.js';

/** Syntax that no TypeScript file may use. */
const SYNTAX = [
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
    rules: {
      '@typescript-eslint/naming-convention': ['error', ...NAMING],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { formatjs }, rules: messages },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.{test,stories}.tsx', 'src/testing/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  ...createLayerConfigs([...SYNTAX, ...FUNCTION_NAMES], SYNTAX),
  { files: ['src/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
);
