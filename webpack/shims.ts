import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const controls = resolve(import.meta.dirname, '../src/ui/controls');
const styles = resolve(import.meta.dirname, '../src/ui/styles');

/**
 * Definitions that leave out the code for Node from pdf.js and HarfBuzz. Only that code reads `import.meta.url`, for which
 * webpack would insert the path of the file on this machine. In the plugin webpack replaces `new URL(…, import.meta.url)`
 * by the address of the file.
 */
export const nodeDefinitions = {
  'typeof process': JSON.stringify('undefined'),
  'import.meta.url': webpack.DefinePlugin.runtimeValue(({ module: { resource } }) =>
    JSON.stringify(/[\\/]node_modules[\\/]/.test(resource) ? '' : pathToFileURL(resource).href),
  ),
};

/** Shims for react-aria, which does not look into shadow roots for these functions; see docs/decisions/056. */
export const shadowRootShims = new webpack.ProvidePlugin({
  'document.getElementById': [resolve(styles, 'getElementById.ts'), 'getElementById'],
  'document.caretPositionFromPoint': [
    resolve(controls, 'composedSelection.ts'),
    'getCaretPosition',
  ],
  'window.getSelection': [resolve(controls, 'composedSelection.ts'), 'getComposedSelection'],
});
