import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { AriaLocaleAndPortalProvider } from '#ui/overlays/AriaLocaleAndPortalProvider.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { createPluginRoot } from '#ui/styles/createPluginRoot.ts';
import { useGallerySettings } from './gallerySettings.ts';

/** Renders components of `src/ui` inside a root element of the plugin, with the providers that they need. */
export function PluginRoot({ children }: { children: ReactNode }) {
  const { colorMode, language } = useGallerySettings();
  const [content, setContent] = useState<HTMLElement>();
  const addPluginRoot = useCallback(
    (container: HTMLDivElement) => {
      const pluginRoot = createPluginRoot(document);
      pluginRoot.root.dataset.theme = colorMode;
      pluginRoot.content.style.padding = '24px';
      container.append(pluginRoot.root);
      setContent(pluginRoot.content);
      return () => {
        pluginRoot.releaseStyles();
        pluginRoot.root.remove();
      };
    },
    [colorMode],
  );
  return (
    <div ref={addPluginRoot}>
      {content &&
        createPortal(
          <LanguageProvider language={language} timeZone="UTC">
            <LiveRegion />
            <MemoryRouter>
              <AriaLocaleAndPortalProvider>
                <main>{children}</main>
              </AriaLocaleAndPortalProvider>
            </MemoryRouter>
          </LanguageProvider>,
          content,
        )}
    </div>
  );
}
