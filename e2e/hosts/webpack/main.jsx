import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createElement, lazy, StrictMode, Suspense, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { emptyRoot, readHostConfig, startHostPage } from '../hostPage.js';

const config = await readHostConfig();
const remotes = [{ name: 'certificates_plugin', entry: config.remoteManifest }];
registerRemotes(remotes);

createRoot(document.getElementById('host')).render(
  <StrictMode>
    <h1>Host on React {version}</h1>
  </StrictMode>,
);

/** The default of a module as a component of the host's own tree, whose props change with its state. */
const asComponent = {
  mount(element, props) {
    const root = createRoot(element);
    const Certificates = lazy(() => loadRemote('certificates_plugin/CertificatesApp'));
    function Place() {
      const [locale, setLocale] = useState('pt');
      return (
        <>
          <button onClick={() => setLocale('en')}>English</button>
          <Suspense fallback={<p>Loading</p>}>
            <Certificates {...props} locale={locale} />
          </Suspense>
        </>
      );
    }
    root.render(
      <StrictMode>
        <Place />
      </StrictMode>,
    );
    return { unmount: () => root.unmount() };
  },
};

const ofTheHost = { EmptyRoot: emptyRoot(createRoot, createElement), Component: asComponent };

startHostPage(async (module) => {
  if (module in ofTheHost) return ofTheHost[module];
  try {
    return await loadRemote(`certificates_plugin/${module}`);
  } catch (error) {
    // The runtime would answer the next try with the same failure.
    registerRemotes(remotes, { force: true });
    throw error;
  }
}, config);
