import js from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { floors } from './scripts/lint/floors.js';

const TYPED = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'src/testing/**/*.{ts,tsx}'];
const BANNED = '^(data|info|items?|handle|manager|helpers?|utils?|misc|container)$';
const BANNED_ENDING = '(Manager|Helpers?|Utils?|Misc)$';

/** What no TypeScript file may write, whatever its floor. */
const SYNTAX = [
  {
    selector: 'ImportExpression:not([source.type="Literal"])',
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

const types = {
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-restricted-types': [
    'error',
    {
      types: {
        'React.FC': 'Write a plain function with typed props.',
        FC: 'Write a plain function with typed props.',
      },
    },
  ],
  '@typescript-eslint/naming-convention': [
    'error',
    named('variableLike'),
    named('typeLike'),
    named('import'),
  ],
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/consistent-type-definitions': 'off',
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-empty-function': 'off',
  '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
  '@typescript-eslint/require-await': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
};

const messages = {
  'formatjs/enforce-default-message': ['error', 'literal'],
  'formatjs/enforce-placeholders': 'error',
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
};

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
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'off',
      'no-restricted-exports': 'off',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['e2e/hosts/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: TYPED,
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...types,
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'platform/shell/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Elsewhere there are no hooks and no elements, and to look for them takes most of a quarter of the time.
    files: [
      '{src,platform/shell}/**/*.tsx',
      '{src,platform/shell}/**/use*.ts',
      'src/api/{flags,missionsApi}.ts',
      'platform/shell/preferences.ts',
    ],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['src/**/*.{ts,tsx}'], plugins: { formatjs }, rules: messages },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/**/*.test.tsx', 'src/testing/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  ...floors(SYNTAX),
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['src/**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
);
