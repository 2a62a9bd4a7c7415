import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { createHostSettings } from '../hostSettings.ts';
import type { PresetContext } from '../playgroundPresets.ts';
import { parseState } from '../playgroundState.ts';
import { createSnippets } from './createSnippets.ts';
import { formatValue } from './literals.ts';

const url = 'http://plugin.example';
const context: PresetContext = {
  config: {
    apiUrl: 'http://api.example',
    pluginUrl: url,
    remoteManifest: '',
    plugin: { MISSIONS_API: 'http://api.example/missions', WORKSPACE_API: 'http://api.example' },
  },
  token: 'demo-learner',
  language: 'en',
  colorMode: 'dark',
  certificateId: '42',
};

const NO_CALLBACKS = [
  ...['onReady', 'onEvent', 'onSessionExpired', 'onError', 'onNavigate', 'onTitle', 'onRoute'],
  ...['onDirtyChange', 'onDownloaded', 'onSaved', 'onPrinted', 'onResize', 'onCertificateOpened'],
]
  .map((name) => `&prop.${name}=false`)
  .join('');

function getSnippet(search: string, id: string): string {
  const state = parseState(search);
  const snippets = createSnippets(state, createHostSettings(state, context), url);
  return snippets.find((snippet) => snippet.id === id)?.text ?? '';
}

describe('createSnippets', () => {
  it('writes a component for React with the values that differ from the defaults', () => {
    const search =
      '?theme.accent=%236D28D9&config.TOAST_POSITION=top&prop.router=browser&prop.nonce=a"b';
    expect(getSnippet(search + NO_CALLBACKS, 'react')).toBe(
      `import { connectCertificates } from 'certificates-plugin-host/react';

const { CertificatesApp } = connectCertificates({ url: 'http://plugin.example' });
const config = {
  ...(await (await fetch('http://plugin.example/config.json')).json()),
  TOAST_POSITION: 'top',
};

export function Certificates() {
  return (
    <CertificatesApp
      config={config}
      token="demo-learner"
      locale="en-US"
      colorMode="dark"
      nonce={'a"b'}
      basePath="/playground"
      theme={{ accent: '#6D28D9' }}
    />
  );
}
`,
    );
  });

  it('keeps the path in the state of a React component that navigates', () => {
    const text = getSnippet('?prop.navigate=true&prop.path=/preview/42', 'react');
    expect(text).toContain("const [path, setPath] = useState('/preview/42');");
    expect(text).toContain('path={path}\n      navigate={setPath}\n');
  });

  it('writes a page that embeds the plugin in an iframe, without theme and configuration', () => {
    const text = getSnippet(`?kind=iframe&theme.accent=red${NO_CALLBACKS}`, 'html');
    expect(text).toContain(`
      import { embed } from 'http://plugin.example/embed.js';

      const plugin = embed(document.querySelector('main'), {
        pluginUrl: 'http://plugin.example',
        token: 'demo-learner',
        path: '/en',
        colorMode: 'dark',
      });
`);
  });

  it('mounts the print view of a certificate', () => {
    const text = getSnippet('?kind=print&prop.autoPrint=true', 'federation');
    expect(text).toContain("certificates_plugin.get('./PrintView')");
    expect(text).toMatch(/certificateId: '42',\n.*autoPrint: true,\n/s);
  });

  it('contains the text of a control as it is, inside a script element too', () => {
    const value = `</script><!-- ' " \\ \n \u2028`;
    expect(runInNewContext(formatValue(value))).toBe(value);
    const query = new URLSearchParams({ 'prop.parentUrl': value, 'theme.text-2': value });
    expect(getSnippet(`?${query}`, 'html').match(/<\/script>|<!--/g)).toHaveLength(1);
  });

  it.each(['react', 'html', 'element', 'federation'])('writes valid code for %s', (id) => {
    const text = getSnippet(
      '?theme.accent=red&toggle.certificates.share=false&prop.navigate=true',
      id,
    );
    const [, script = text] = /<script type="module">(.*)<\/script>/s.exec(text) ?? [];
    expect(() =>
      transformSync(script, { loader: 'jsx', format: 'esm', target: 'es2022' }),
    ).not.toThrow();
  });
});
