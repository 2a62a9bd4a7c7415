import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { PlannedView } from '#app/refusals/PlannedView.tsx';
import { parseConfig } from '#model/config.ts';
import { chooseLanguage, languageOf } from '#model/language.ts';
import type { Mount, PrintViewProps } from './contract.ts';
import { MountedComponent } from './MountedComponent.tsx';
import { mountInto } from './mountInto.ts';

/** One certificate for printing. This version shows a page that says so; it needs no router and no query service. */
export const mount: Mount<PrintViewProps> = (element, initial) => {
  let props = initial;
  let isReady = false;
  const config = parseConfig(props.config);
  const place = mountInto(element);
  const draw = () => {
    place.root.dataset.theme = 'light';
    place.render(
      <LanguageProvider
        language={chooseLanguage({ host: languageOf(props.locale) })}
        timeZone={config.CERTIFICATE_TIME_ZONE}
      >
        <PlannedView
          onShown={() => {
            if (!isReady) props.onReady?.();
            isReady = true;
          }}
        />
      </LanguageProvider>,
    );
  };
  draw();
  return {
    update: (partial) => {
      props = { ...props, ...partial };
      draw();
    },
    canLeave: () => Promise.resolve(true),
    unmount: () => place.remove(),
  };
};

export default function PrintView(props: PrintViewProps) {
  return <MountedComponent mount={mount} props={props} />;
}
