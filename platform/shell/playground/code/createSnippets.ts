import { contractDescription } from '../description.ts';
import type { HostSettings } from '../hostSettings.ts';
import type { PlaygroundState } from '../playgroundState.ts';
import { type CodeProperties, formatObject, formatValue, addIndent } from './literals.ts';
import { createReactModule } from './reactSnippet.ts';
import { createCallbacks, createConfigStatement, type SnippetContext } from './snippetContext.ts';

/** Code that a host can contain to show what the playground shows. */
export interface Snippet {
  id: 'react' | 'html' | 'element' | 'federation';
  text: string;
}

const PACKAGE = '/node_modules/certificates-plugin-host/dist/browser.js';

/** Creates the code of each kind of host that can embed the plugin like this. */
export function createSnippets(
  state: PlaygroundState,
  settings: HostSettings,
  url: string,
): Snippet[] {
  const context: SnippetContext = {
    url,
    module: state.kind === 'print' ? 'PrintView' : state.module,
    settings,
    properties: listProperties(state, settings),
  };
  if (state.kind === 'iframe') return [{ id: 'html', text: createIframePage(context) }];
  return [
    { id: 'react', text: createReactModule(context) },
    { id: 'html', text: createPackagePage(context) },
    { id: 'element', text: createElementPage(context) },
    { id: 'federation', text: createFederationPage(context) },
  ];
}

/** Lists the props that differ from their defaults. */
function listProperties({ kind }: PlaygroundState, settings: HostSettings): CodeProperties {
  const { values, theme } = settings;
  const defaults = new Map(
    contractDescription[kind].map((property) => [property.name, property.default]),
  );
  const changed = Object.entries(values).filter(
    ([name, value]) => typeof value === 'object' || String(value) !== defaults.get(name),
  );
  const themeCode = formatObject(
    Object.entries(theme).map(([name, value]) => [name, formatValue(value)]),
  );
  return [
    ...changed.map(([name, value]) => [name, formatValue(value)] as const),
    ...(Object.keys(theme).length > 0 ? [['theme', themeCode] as const] : []),
  ];
}

/** @param navigate code of the function `navigate`, if the host passes it */
function createProps(context: SnippetContext, navigate: string): string {
  const { settings, properties } = context;
  return formatObject([
    ...(Object.keys(settings.changedConfig).length > 0 ? [['config', 'config'] as const] : []),
    ...properties,
    ...(settings.callbacks.includes('navigate') ? [['navigate', navigate] as const] : []),
    ...createCallbacks(settings.callbacks),
  ]);
}

function createPackagePage(context: SnippetContext): string {
  const { url, module } = context;
  const props = createProps(context, '(path) => plugin.update({ path })');
  return createPage(
    `import { connectCertificates } from '${PACKAGE}';\n\n` +
      `const { ${module} } = connectCertificates({ url: ${formatValue(url)} });\n` +
      createConfigStatement(context) +
      `const plugin = ${module}.mount(document.querySelector('main'), ${props});\n`,
  );
}

function createElementPage(context: SnippetContext): string {
  const { url, module } = context;
  const props = createProps(context, '(path) => (element.props = { path })');
  return createPage(
    `import {\n  connectCertificates,\n  defineCertificatesElement,\n} from '${PACKAGE}';\n\n` +
      `const { ${module} } = connectCertificates({ url: ${formatValue(url)} });\n` +
      `defineCertificatesElement('company-certificates', ${module});\n` +
      createConfigStatement(context) +
      `const element = document.createElement('company-certificates');\n` +
      `element.props = ${props};\n` +
      `document.querySelector('main').append(element);\n`,
  );
}

function createFederationPage(context: SnippetContext): string {
  const { url, module, settings } = context;
  const configStatement =
    createConfigStatement(context) ||
    `const config = await (await fetch(${formatValue(`${url}/config.json`)})).json();\n`;
  // Without the package, the configuration is required.
  const props = formatObject([
    ['config', 'config'],
    ...context.properties,
    ...(settings.callbacks.includes('navigate')
      ? [['navigate', '(path) => plugin.update({ path })'] as const]
      : []),
    ...createCallbacks(settings.callbacks),
  ]);
  return createPage(
    configStatement +
      `await certificates_plugin.init({});\n` +
      `const { mount } = (await certificates_plugin.get('./${module}'))();\n` +
      `const plugin = mount(document.querySelector('main'), ${props});\n`,
    `    <script src="${url}/remoteEntry.js"></script>\n`,
  );
}

function createIframePage(context: SnippetContext): string {
  const options = formatObject([
    ...context.properties,
    ...createCallbacks(context.settings.callbacks),
  ]);
  return createPage(
    `import { embed } from ${formatValue(`${context.url}/embed.js`)};\n\n` +
      `const plugin = embed(document.querySelector('main'), ${options});\n`,
  );
}

/** Creates a page with a script. @param scripts script elements before it */
function createPage(script: string, scripts = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Host</title>
  </head>
  <body>
    <main></main>
${scripts}    <script type="module">
${addIndent(script, 6)}    </script>
  </body>
</html>
`;
}
