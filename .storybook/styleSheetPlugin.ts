import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const prefix = '\0style-sheet:';
const registry = resolve(import.meta.dirname, '../src/ui/styles/styleSheets.ts');
let config: ResolvedConfig;

/**
 * Vite plugin that registers the style sheets of `src` with `src/ui/styles/styleSheets.ts`, as `webpack/styleSheetLoader.ts`
 * does. Vite would add them to the document, where they do not reach the shadow roots of the plugin.
 */
export const styleSheetPlugin: Plugin = {
  name: 'style-sheets',
  enforce: 'pre',
  configResolved(resolvedConfig) {
    config = resolvedConfig;
  },
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
    const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
    const register = file.endsWith('.document.css')
      ? 'registerDocumentStyleSheet'
      : 'registerStyleSheet';
    return `import { ${register} } from ${JSON.stringify(registry)};
${register}(${JSON.stringify(code)});
export default ${JSON.stringify(modules)};`;
  },
};
