import { contractDescription } from './description.ts';
import { createHostSettings } from './hostSettings.ts';
import { createPresets, type PresetContext } from './playgroundPresets.ts';
import { parseState, serializeState, setValue } from './playgroundState.ts';

const plugin = {
  MISSIONS_API: 'http://api.example/missions',
  WORKSPACE_API: 'http://api.example',
  PARENT_ORIGINS: ['http://shell.example', 'http://host.example'],
};
const context: PresetContext = {
  config: {
    apiUrl: 'http://api.example',
    pluginUrl: 'http://plugin.example',
    remoteManifest: '',
    plugin,
  },
  token: 'demo-learner',
  language: 'en',
  colorMode: 'dark',
  certificateId: '42',
};

describe('the state of the playground', () => {
  it('is empty at first', () => {
    expect(serializeState(parseState(''))).toBe('');
  });

  it('survives in an address', () => {
    let state = parseState('?kind=print&module=TemplatesApp');
    state = setValue(state, 'theme.accent', '#6D28D9');
    state = setValue(state, 'prop.parentUrl', 'https://a.example/?b=c&d');
    state = setValue(state, 'config.LOGIN_URL', '');
    expect(parseState(serializeState(state))).toEqual(state);
  });

  it('ignores what it does not know', () => {
    expect(parseState('?kind=popup&module=X&utm_source=y')).toEqual(parseState(''));
  });

  it('forgets a value that is reset', () => {
    const state = parseState('');
    expect(setValue(setValue(state, 'prop.locale', 'es'), 'prop.locale', undefined)).toEqual(state);
  });
});

describe('createHostSettings', () => {
  const create = (search: string) => createHostSettings(parseState(search), context);

  it('passes the presets', () => {
    const { values, callbacks, config, changedConfig, theme } = create('');
    expect(values).toEqual({
      token: 'demo-learner',
      locale: 'en-US',
      colorMode: 'dark',
      router: 'memory',
    });
    expect(callbacks).toContain('onEvent');
    expect(callbacks).not.toContain('navigate');
    expect(config).toEqual(plugin);
    expect(changedConfig).toEqual({});
    expect(theme).toEqual({});
  });

  it('gives the plugin the address below the playground if it has one of its own', () => {
    expect(create('').values).not.toHaveProperty('basePath');
    expect(create('?prop.router=browser').values).toMatchObject({
      router: 'browser',
      basePath: '/playground',
    });
  });

  it('passes the options of an iframe', () => {
    expect(create('?kind=iframe&prop.minHeight=300').values).toEqual({
      pluginUrl: 'http://plugin.example',
      token: 'demo-learner',
      path: '/en',
      colorMode: 'dark',
      minHeight: 300,
    });
  });

  it('passes the certificate to print, and whether to open the dialog', () => {
    expect(create('?kind=print').values).toMatchObject({ certificateId: '42' });
    expect(create('?kind=print').values).not.toHaveProperty('autoPrint');
    expect(create('?kind=print&prop.autoPrint=true').values).toMatchObject({ autoPrint: true });
  });

  it('leaves out an empty prop and a callback that is switched off', () => {
    const { values, callbacks } = create('?prop.locale=&prop.onEvent=false');
    expect(values).not.toHaveProperty('locale');
    expect(callbacks).not.toContain('onEvent');
  });

  it('changes the configuration, with values of its types', () => {
    const { config, changedConfig } = create(
      '?config.LOGIN_URL=&config.MAX_BACKGROUND_IMAGE_BYTES=1000&config.FLAGS_USE_POST=true' +
        '&config.PARENT_ORIGINS=http://a.example,+http://b.example',
    );
    expect(changedConfig).toEqual({
      LOGIN_URL: '',
      MAX_BACKGROUND_IMAGE_BYTES: 1000,
      FLAGS_USE_POST: true,
      PARENT_ORIGINS: ['http://a.example', 'http://b.example'],
    });
    expect(config).toEqual({ ...plugin, ...changedConfig });
  });

  it('passes a number that is none as it is, so that the plugin names the key', () => {
    expect(create('?config.MAX_BACKGROUND_IMAGE_BYTES=many').config).toMatchObject({
      MAX_BACKGROUND_IMAGE_BYTES: 'many',
    });
  });

  it('turns toggles off with a flag service of the platform', () => {
    const { changedConfig } = create(
      '?toggle.certificates.share=false&toggle.certificates.grid-view=false',
    );
    expect(changedConfig).toEqual({
      FLAGS_URL:
        'http://api.example/api/frontend/without/certificates.grid-view,certificates.share',
      FLAGS_CLIENT_KEY: 'demo-frontend-key',
    });
  });

  it('passes custom properties as the theme', () => {
    expect(create('?theme.accent=%236D28D9&theme.radius=').theme).toEqual({ accent: '#6D28D9' });
  });
});

test('every required prop of each kind has a preset', () => {
  for (const kind of ['module', 'iframe', 'print'] as const) {
    const presets = createPresets(parseState(`?kind=${kind}`), context);
    const required = contractDescription[kind].filter(({ isRequired }) => isRequired);
    for (const { name } of required)
      if (name !== 'config') expect(presets).toHaveProperty([`prop.${name}`]);
  }
});
