import { resolve } from 'node:path';
import type { RuleSetRule } from 'webpack';

export const routerFiles = resolve(
  import.meta.dirname,
  'node_modules/react-router/dist/production',
);

/** What packages make while they are loaded, used or not, and nobody here uses: said so, it is left out. */
export const unusedLeftOut: RuleSetRule[] = [
  // Every component and context that the router and react-intl have; one boundary, of routes that load data, has a context.
  {
    test: [routerFiles, /react-intl[\\/]index\.js$/],
    loader: 'string-replace-loader',
    options: {
      multiple: [
        {
          search:
            /(?<=^(?:const|var) \w+ = )(?=\w+\.(?:createContext|createElement|forwardRef|memo)\(|createFormatted\w+\()/gm,
          replace: '/* @__PURE__ */ ',
        },
        { search: /^\w+\.(?:contextType|displayName) = .+;$/gm, replace: '' },
      ],
    },
  },
  // How a language reads and compares dates: `DateLocale` has what remains.
  {
    test: /date-fns[\\/]locale[\\/][\w-]+\.js$/,
    loader: 'string-replace-loader',
    options: { search: /^ {2}(?:format\w+|match): .+$/gm, replace: '' },
  },
];
