import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

const root = resolve(import.meta.dirname, '..');

/** Loaders that adapt parts of react-aria to shadow roots which `enableShadowDOM` leaves out. */
export const shadowRootRules: RuleSetRule[] = [
  // TokenField is written for documents without shadow roots, in which browsers hide the nodes of the selection.
  {
    test: /react-aria[\\/]dist[\\/]private[\\/]tokenfield[\\/]useTokenField\.mjs$/,
    loader: 'string-replace-loader',
    options: {
      strict: true,
      multiple: [
        { search: /window\.getSelection\(\)/g, replace: 'getComposedSelection()' },
        { search: /document\.caretPositionFromPoint\(/g, replace: 'getCaretPosition(' },
        {
          search: /^/,
          replace: `import { getComposedSelection, getCaretPosition } from ${JSON.stringify(
            resolve(root, 'src/ui/controls/composedSelection.ts'),
          )};\n`,
        },
      ],
    },
  },
  // With these replacements react-aria finds elements in shadow roots by their id.
  {
    test: /react-aria[\\/]dist[\\/]private[\\/](?:autocomplete[\\/]useAutocomplete|focus[\\/]virtualFocus|utils[\\/]useId)\.mjs$/,
    loader: 'string-replace-loader',
    options: {
      strict: true,
      multiple: [
        {
          search:
            /(?:\bdocument|\(0, \$\w+\$export\$b204af158042fbac\)\(inputRef\.current\))\.getElementById\(/g,
          replace: 'getElementById(',
        },
        {
          search: /^/,
          replace: `import { getElementById } from ${JSON.stringify(
            resolve(root, 'src/ui/styles/getElementById.ts'),
          )};\n`,
        },
      ],
    },
  },
];
