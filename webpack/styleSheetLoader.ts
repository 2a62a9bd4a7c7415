import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** Module that css-loader generates with `exportType: 'array'`. */
interface CssModule {
  default: { toString(): string; locals?: Readonly<Record<string, string>> };
}

/**
 * Loader that turns a style sheet into a module which registers the minified text with `src/ui/styles/styleSheets.ts`
 * and exports the class names. Runs css-loader at build time, as mini-css-extract-plugin does, so that its code is not
 * part of the build. Style sheets named `*.document.css` apply to the document, all others to the roots of the plugin.
 */
function createStyleSheetModule(this: LoaderContext<object>, request: string): void {
  const callback = this.async();
  const createModule = async () => {
    const { default: css } = (await this.importModule(
      `${this.resourcePath}.webpack[javascript/auto]!=!!!${request}`,
    )) as CssModule;
    const { code } = await transform(css.toString(), {
      loader: 'css',
      minify: this.mode === 'production',
    });
    const isForDocument = this.resourcePath.endsWith('.document.css');
    const register = isForDocument ? 'registerDocumentStyleSheet' : 'registerStyleSheet';
    return `import { ${register} } from '#ui/styles/styleSheets.ts';
${register}(${JSON.stringify(code.trim())});
export default ${JSON.stringify(css.locals ?? {})};`;
  };
  createModule().then((code) => callback(null, code), callback);
}

export default function loadStyleSheet(): void {
  // All work is done while pitching.
}

export { createStyleSheetModule as pitch };
