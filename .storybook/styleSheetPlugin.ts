import { build } from 'esbuild';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0style-sheet:';
const registry = resolve(import.meta.dirname, '../src/ui/styles/styleSheets.ts');

/**
 * Vite plugin that registers the style sheets of `src` with `src/ui/styles/styleSheets.ts`, as `webpack/styleSheetLoader.ts`
 * does. Vite would add them to the document, where they do not reach the shadow roots of the plugin.
 */
export const styleSheetPlugin: Plugin = {
  name: 'style-sheets',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('.css')) return undefined;
    const resolution = await this.resolve(source, importer, { ...options, skipSelf: true });
    // With another ending, so that Vite takes the module for code.
    return resolution && /[\\/]src[\\/]/.test(resolution.id)
      ? `${prefix}${resolution.id}.js`
      : resolution;
  },
  async load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const file = id.slice(prefix.length, -'.js'.length);
    this.addWatchFile(file);
    const { outputFiles } = await build({
      stdin: { contents: `export { default } from ${JSON.stringify(file)};`, resolveDir: '/' },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      outdir: '/',
      write: false,
      loader: { '.module.css': 'local-css' },
    });
    const getText = (ending: string) =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const register = file.endsWith('.document.css')
      ? 'registerDocumentStyleSheet'
      : 'registerStyleSheet';
    return `import { ${register} } from ${JSON.stringify(registry)};
${register}(${JSON.stringify(getText('.css'))});
${getText('.js')}`;
  },
};
