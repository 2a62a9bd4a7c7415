import { formatValue, addIndent } from './literals.ts';
import { createCallbacks, createConfigStatement, type SnippetContext } from './snippetContext.ts';

/** Creates a module of a host with React, such as one built by webpack or Vite, that uses the package for hosts. */
export function createReactModule(context: SnippetContext): string {
  const { url, module, settings, properties } = context;
  const hasNavigate = settings.callbacks.includes('navigate');
  const path = properties.find(([name]) => name === 'path')?.[1] ?? "'/'";
  const attributes = [
    ...(Object.keys(settings.changedConfig).length > 0 ? ['config={config}'] : []),
    ...properties
      .filter(([name]) => !hasNavigate || name !== 'path')
      .map(([name, code]) => formatAttribute(name, code)),
    ...(hasNavigate ? ['path={path}', 'navigate={setPath}'] : []),
    ...createCallbacks(settings.callbacks).map(([name, code]) => `${name}={${code}}`),
  ];
  const element = `<${module}\n${attributes.map((text) => `${addIndent(text, 2)}\n`).join('')}/>`;
  return [
    hasNavigate ? "import { useState } from 'react';\n" : '',
    "import { connectCertificates } from 'certificates-plugin-host/react';\n\n",
    `const { ${module} } = connectCertificates({ url: ${formatValue(url)} });\n`,
    createConfigStatement(context),
    '\nexport function Certificates() {\n',
    hasNavigate ? `  const [path, setPath] = useState(${path});\n` : '',
    `  return (\n${addIndent(element, 4)}\n  );\n}\n`,
  ].join('');
}

function formatAttribute(name: string, code: string): string {
  const [, text] = /^'([^'"\\{}&]*)'$/.exec(code) ?? [];
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
}
