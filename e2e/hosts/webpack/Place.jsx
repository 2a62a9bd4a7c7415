import { loadRemote } from '@module-federation/enhanced/runtime';
import { lazy, StrictMode, Suspense, useState, version } from 'react';

/** The host's own tree, which stays while the plugin comes and goes. */
export const Host = () => (
  <StrictMode>
    <h1>Host on React {version}</h1>
  </StrictMode>
);

/** Creates a component with the default of a module in the host's own tree, whose props change with its state. */
export function createPlace(props) {
  const Certificates = lazy(() => loadRemote('certificates_plugin/CertificatesApp'));
  return function Place() {
    const [locale, setLocale] = useState('pt');
    return (
      <StrictMode>
        <button onClick={() => setLocale('en')}>English</button>
        <Suspense fallback={<p>Loading</p>}>
          <Certificates {...props} locale={locale} />
        </Suspense>
      </StrictMode>
    );
  };
}
