import type { StorybookConfig } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import { REQUEST_WHATS_NEW_DATA } from 'storybook/internal/core-events';
import { mergeConfig } from 'vite';
import { styleSheetPlugin } from './styleSheetPlugin.ts';
import packageFile from '../package.json' with { type: 'json' };

/** Gallery of the components of `src/ui` and of the states of each screen. Started by `npm run gallery`. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_serverChannel: (channel: Channel) => {
    // Storybook would fetch its news from its site even if notifications are disabled.
    channel.removeAllListeners(REQUEST_WHATS_NEW_DATA);
    return channel;
  },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      publicDir: false,
      plugins: [styleSheetPlugin],
      define: { __VERSION__: JSON.stringify(packageFile.version) },
      build: {
        target: 'es2022',
        reportCompressedSize: false,
        // Servers recognize hashes in hex digits, and let browsers keep such files.
        rolldownOptions: { output: { hashCharacters: 'hex' } },
      },
      resolve: {
        alias: [
          // As in webpack.config.ts.
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
          {
            find: /^goober$/,
            replacement: new URL('../src/ui/toasts/goober.ts', import.meta.url).pathname,
          },
        ],
      },
    }),
};

export default config;
