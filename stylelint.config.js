/** Functions that define a colour; `color-mix()` of tokens is allowed. */
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['dist/**', 'coverage/**'],
  reportNeedlessDisables: true,
  // For `no-unknown-custom-properties`.
  referenceFiles: ['{src,platform}/**/*.css'],
  rules: {
    'declaration-no-important': true,
    'no-unknown-custom-properties': true,
    'selector-class-pattern': null,
    // States (`:hover`, `[aria-pressed]`) are next to the rule that they change.
    'no-descending-specificity': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/**/*.css'],
      rules: {
        'color-no-hex': true,
        'color-named': 'never',
        // These attributes are on the root element, which selectors inside the shadow root do not find.
        'selector-disallowed-list': [
          ['/(?:^|[^(])\\[data-(?:theme|framed|standalone)/'],
          { message: 'Select the root element with :host([…])' },
        ],
        'function-disallowed-list': COLOR_FUNCTIONS,
      },
    },
    {
      files: ['src/ui/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        // One block has the host's properties, one the values derived from them.
        'no-duplicate-selectors': null,
      },
    },
    {
      // Rules of the host's page beat normal rules for the root element, inline styles of react-aria those for panels.
      files: ['src/ui/styles/{base,tokens}.css', 'src/ui/overlays/FloatingPanel.module.css'],
      rules: { 'declaration-no-important': null },
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
