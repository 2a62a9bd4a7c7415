import type { Preview } from '@storybook/react-vite';
import { languages } from '#domain/language.ts';
import { loadCatalog } from '#i18n/catalog.ts';
import { PluginRoot } from '#testing/stories/PluginRoot.tsx';
import { createExampleFetch } from '#testing/stories/examplePlatform.ts';
import { type GallerySettings, ReactGallerySettings } from '#testing/stories/gallerySettings.ts';
import { Screen } from '#testing/stories/Screen.tsx';
import '#entries/standalone.document.css';
import '#ui/styles/tokens.css';
import '#ui/styles/base.css';
import '#ui/styles/inter.document.css';

globalThis.fetch = createExampleFetch(globalThis.fetch);

const preview: Preview = {
  initialGlobals: { colorMode: 'light', language: 'en' } satisfies GallerySettings,
  globalTypes: {
    colorMode: {
      toolbar: {
        title: 'Colour mode',
        icon: 'mirror',
        items: ['light', 'dark'],
        dynamicTitle: true,
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...languages],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  // A story is then complete at its first render.
  loaders: [({ globals }) => loadCatalog((globals as unknown as GallerySettings).language)],
  decorators: [
    (Story, { globals, component }) => (
      <ReactGallerySettings value={globals as unknown as GallerySettings}>
        {component === Screen ? (
          <Story />
        ) : (
          <PluginRoot>
            <Story />
          </PluginRoot>
        )}
      </ReactGallerySettings>
    ),
  ],
};

export default preview;
