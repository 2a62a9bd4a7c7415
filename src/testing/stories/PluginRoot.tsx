import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { AriaLocaleAndPortalProvider } from '#ui/overlays/AriaLocaleAndPortalProvider.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { useGallerySettings } from './gallerySettings.ts';

/** Renders components of `src/ui` inside a root element of the plugin, with the providers that they need. */
export function PluginRoot({ children }: { children: ReactNode }) {
  const { colorMode, language } = useGallerySettings();
  return (
    <div data-certs-root="" data-theme={colorMode} style={{ padding: 24 }}>
      <LanguageProvider language={language} timeZone="UTC">
        <LiveRegion />
        <MemoryRouter>
          <AriaLocaleAndPortalProvider>
            <main>{children}</main>
          </AriaLocaleAndPortalProvider>
        </MemoryRouter>
      </LanguageProvider>
    </div>
  );
}
