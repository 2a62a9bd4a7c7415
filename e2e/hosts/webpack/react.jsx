import { loadRemote } from '@module-federation/enhanced/runtime';
import { createElement, lazy, StrictMode, Suspense, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { createEmptyRoot } from '../hostPage.js';

/** The host's own tree, which stays while the plugin comes and goes. */
export function showHost() {
  createRoot(document.getElementById('host')).render(
    <StrictMode>
      <h1>Host on React {version}</h1>
    </StrictMode>,
  );
}

export const EmptyRoot = createEmptyRoot(createRoot, createElement);

/** The default of a module as a component of the host's own tree, whose props change with its state. */
export const Component = {
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
