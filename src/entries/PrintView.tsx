import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/errors/ErrorBoundary.tsx';
import { UntranslatedError, UntranslatedWait } from '#app/errors/UntranslatedError.tsx';
import { printTexts } from '#app/screens/firstScreens.ts';
import { fetchCertificate } from '#api/documents/fetchCertificate.ts';
import { PrintDocument } from '#features/print/PrintDocument.tsx';
import { loadTexts } from '#i18n/catalogue.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { hearRetries } from '#i18n/retryingImport.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { chooseLanguage, languageOf } from '#model/language.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { componentOf } from './mount/componentOf.ts';
import type { Mount, PrintViewProps } from './contract.ts';
import { mountInto } from './mount/mountInto.ts';
import { readConfig } from './mount/readConfig.ts';
import { createReports, tellHost } from './mount/tellHost.ts';

/** One certificate for printing. It needs no session, no router and no query service. */
export const mount: Mount<PrintViewProps> = (element, initial) => {
  let props = initial;
  const began = performance.now();
  const config = readConfig(props.config);
  const { event, ready } = createReports(() => props);
  const stopHearing = hearRetries(event);
  // The language that is asked for below then comes with them.
  void loadTexts(printTexts);
  const place = mountInto(element);
  const load = async (id: string) => {
    const { token } = props;
    const given =
      typeof token === 'function' ? await within(timeLimits.answer, async () => token()) : token;
    return fetchCertificate(config, id, given, event);
  };
  /** The first call is made at once, beside the texts. */
  const loader = (id: string) => {
    let first: Promise<IssuedCertificate> | undefined = load(id);
    first.catch(() => undefined);
    return () => {
      const loading = first ?? load(id);
      first = undefined;
      return loading;
    };
  };
  let loadCurrent = loader(initial.certificateId);
  const draw = () => {
    place.root.dataset.theme = 'light';
    place.render(
      <ErrorBoundary
        onCrash={(error, code) => tellHost(() => props.onError?.(error, code))}
        fallback={(_error, code, retry) => <UntranslatedError code={code} onRetry={retry} />}
      >
        <LanguageProvider
          language={chooseLanguage({ host: languageOf(props.locale) })}
          timeZone={config.CERTIFICATE_TIME_ZONE}
          waiting={<UntranslatedWait />}
        >
          <LiveRegion />
          <PrintDocument
            load={loadCurrent}
            place={config}
            autoPrint={props.autoPrint ?? false}
            hasPdf
            onEvent={event}
            onPrinted={(id) => tellHost(() => props.onPrinted?.(id))}
            onShown={() => ready('print-id', began)}
          />
        </LanguageProvider>
      </ErrorBoundary>,
    );
  };
  draw();
  return {
    update: (partial) => {
      const { certificateId } = props;
      props = { ...props, ...partial };
      const { certificateId: next } = props;
      if (next !== certificateId) loadCurrent = loader(next);
      draw();
    },
    canLeave: () => Promise.resolve(true),
    unmount: () => {
      stopHearing();
      place.remove();
    },
  };
};

const PrintView: (props: PrintViewProps) => ReactNode = componentOf(mount);
export default PrintView;
