import noBareElements from './scripts/lint/noBareElements.js';

/** What names a colour by itself; `color-mix()` of tokens does not. */
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

export default {
  extends: ['stylelint-config-standard'],
  plugins: [noBareElements],
  ignoreFiles: ['dist/**', 'coverage/**'],
  reportNeedlessDisables: true,
  rules: {
    'declaration-no-important': true,
    'selector-class-pattern': null,
    // A state (`:hover`, `[aria-pressed]`) stands beside what it changes, whatever comes later in the file.
    'no-descending-specificity': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/**/*.css'],
      rules: {
        'certificates/no-bare-elements': true,
        'color-no-hex': true,
        'color-named': 'never',
        'function-disallowed-list': COLOR_FUNCTIONS,
      },
    },
    {
      files: ['src/ui/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        // One block for the host's properties, one for what follows from them.
        'no-duplicate-selectors': null,
      },
    },
    {
      // The plugin's own page has no host.
      files: ['src/entries/standalone.css'],
      rules: { 'certificates/no-bare-elements': null },
    },
    {
      files: ['src/**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^(?:[a-z][a-zA-Z0-9]*|notistack-.+)$',
          { message: 'Class names are camelCase, as the code reads them' },
        ],
        'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
        'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
      },
    },
  ],
};
