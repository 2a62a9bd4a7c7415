import formatjs from 'eslint-plugin-formatjs';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { floors } from './scripts/lint/floors.js';

const BANNED = '^(data|info|items?|handle|manager|helpers?|utils?|misc|container)$';
const BANNED_ENDING = '(Manager|Helpers?|Utils?|Misc)$';

/** What no TypeScript file may write, whatever its floor. */
const SYNTAX = [
  {
    // What somebody names on a command line is on no floor.
    selector:
      'ImportExpression:not([source.type="Literal"]):not([source.object.callee.name="pathToFileURL"])',
    message: 'import() names its file literally, so that the floors can be checked.',
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

const named = (selector) => ({
  selector,
  format: null,
  custom: { regex: `${BANNED}|${BANNED_ENDING}`, match: false },
});

const messages = {
  'formatjs/enforce-default-message': ['error', 'literal'],
  'formatjs/enforce-placeholders': 'error',
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
};

/** What only ESLint's plugins know; everything else, and all that asks for types, is in `.oxlintrc.json`. */
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
      '@typescript-eslint/naming-convention': [
        'error',
        named('variableLike'),
        named('typeLike'),
        named('import'),
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { formatjs }, rules: messages },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/testing/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  ...floors(SYNTAX),
  { files: ['src/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
);
