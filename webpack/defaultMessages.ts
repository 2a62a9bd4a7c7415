import { readFileSync } from 'node:fs';
import type { RuleSetRule } from 'webpack';

const hasDefaultMessages = (file: string) =>
  /[\\/]src[\\/].*\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('defaultMessage');

/** Loaders that remove default messages from the code, since compiled catalogs have all messages. */
export const stripDefaultMessages: RuleSetRule[] = [
  { ending: /\.ts$/, plugins: ['typescript'] },
  { ending: /\.tsx$/, plugins: ['typescript', 'jsx'] },
].map(({ ending, plugins }) => ({
  test: { and: [ending, hasDefaultMessages] },
  loader: 'babel-loader',
  enforce: 'pre',
  options: {
    parserOpts: { plugins },
    plugins: [['babel-plugin-formatjs', { removeDefaultMessage: true }]],
  },
}));
