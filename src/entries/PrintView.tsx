import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/errors/ErrorBoundary.tsx';
import { ErrorWithoutCatalog, LoadingWithoutCatalog } from '#app/errors/ErrorWithoutCatalog.tsx';
import { fetchCertificateWithoutStore } from '#data/rest/fetchCertificateWithoutStore.ts';
import { PrintDocument, type PrintDocumentProps } from '#features/print/PrintDocument.tsx';
import { DeferredPublicPageSidePanel } from '#app/routes/deferredPublicPanel.ts';
import { preloadRendering } from '#rendering/preloadRendering.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { onImportRetry } from '#runtime/retryImport.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { chooseLanguage, parseLanguage } from '#domain/language.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { useAsync } from '#runtime/useAsync.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { createMountComponent } from './mount/createMountComponent.ts';
import type { Mount, PrintViewProps } from './contract.ts';
import { guardMount } from './mount/guardMount.tsx';
import { createMountContainer } from './mount/createMountContainer.ts';
import { parseHostConfig } from './mount/parseHostConfig.ts';
import { createHostNotifier, callHost } from './mount/callHost.ts';

/** Mounts the public page of one certificate. This page works without a session, a router and a GraphQL service. */
export const mount: Mount<PrintViewProps> = (element, props) =>
  guardMount(element, props, () => mountPrintView(element, props));

const mountPrintView: Mount<PrintViewProps> = (element, initialProps) => {
  let props = initialProps;
  const startTime = performance.now();
  const config = parseHostConfig(props.config);
  const { onEvent, onReady } = createHostNotifier(() => props);
  const unsubscribe = onImportRetry(onEvent);
  const container = createMountContainer(element);
  const load = async (id: string) => {
    const { token } = props;
    const sessionToken =
      typeof token === 'function'
        ? await withTimeout(timeouts.response, async () => token())
        : token;
    return fetchCertificateWithoutStore(config, id, sessionToken, onEvent);
  };
  /**
   * Requests a certificate immediately, while the texts are still loading. Returns a function that loads the
   * certificate: its first call returns the result of the request that is already running, and each later call, as
   * after an error, sends a new request.
   */
  const createLoader = (id: string) => {
    let firstRequest: Promise<IssuedCertificate> | undefined = load(id);
    firstRequest.catch(() => undefined);
    return () => {
      const request = firstRequest ?? load(id);
      firstRequest = undefined;
      return request;
    };
  };
  let loadCurrent = createLoader(initialProps.certificateId);
  // Earlier than PrintDocument, which waits for the texts.
  preloadRendering();
  const render = () => {
    applyLooks(container.root, props);
    container.render(
      <ErrorBoundary
        onError={(error, code) => callHost(() => props.onError?.(error, code))}
        fallback={(_error, code, retry) => <ErrorWithoutCatalog code={code} onRetry={retry} />}
      >
        <LanguageProvider
          language={chooseLanguage({ host: parseLanguage(props.locale) })}
          timeZone={config.CERTIFICATE_TIME_ZONE}
          fallback={<LoadingWithoutCatalog />}
        >
          <LiveRegion />
          <LoadedPrintDocument
            load={loadCurrent}
            config={config}
            Panel={DeferredPublicPageSidePanel}
            autoPrint={props.autoPrint ?? false}
            canDownloadPdf
            onEvent={onEvent}
            onPrinted={(id) => callHost(() => props.onPrinted?.(id))}
            onReady={() => onReady('print-id', startTime)}
          />
        </LanguageProvider>
      </ErrorBoundary>,
    );
  };
  render();
  return {
    update: (partial) => {
      const { certificateId, theme } = props;
      for (const name in theme) container.root.style.removeProperty(`--certs-${name}`);
      props = { ...props, ...partial };
      if (props.certificateId !== certificateId) loadCurrent = createLoader(props.certificateId);
      render();
    },
    canLeave: () => Promise.resolve(true),
    unmount: () => {
      unsubscribe();
      container.remove();
    },
  };
};

/** Applies colour mode and theme of the host. Without a colour mode, the page is light like the certificate. */
function applyLooks(root: HTMLElement, { colorMode, theme = {} }: PrintViewProps): void {
  // Without the module for colour modes, whose code for stored preferences this page does not need.
  const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme =
    colorMode === 'system' ? (isSystemDark() ? 'dark' : 'light') : (colorMode ?? 'light');
  for (const [name, value] of Object.entries(theme))
    root.style.setProperty(`--certs-${name}`, value);
}

interface LoadedPrintDocumentProps extends Omit<
  PrintDocumentProps,
  'certificate' | 'error' | 'isLoading' | 'onRetry'
> {
  /** Loads the certificate. Pass the same function on every render, because a new function starts a new request. */
  load: () => Promise<IssuedCertificate>;
}

function LoadedPrintDocument({ load, ...props }: LoadedPrintDocumentProps) {
  const { value, error, isLoading, retry } = useAsync(load);
  return (
    <PrintDocument
      {...props}
      certificate={value}
      error={error}
      isLoading={isLoading}
      onRetry={retry}
    />
  );
}

const PrintView: (props: PrintViewProps) => ReactNode = createMountComponent(mount);
export default PrintView;
