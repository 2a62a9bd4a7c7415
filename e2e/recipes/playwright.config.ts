import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** The hosts of `docs/hosting`, whose packages are installed by `npm run hosts` alone. */
export default defineConfig({
  ...usual,
  testDir: '..',
  testIgnore: [],
  testMatch: 'recipes.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './openRecipes.ts',
  workers: 2,
  globalTimeout: 20 * 60_000,
  use: { ...usual.use, locale: 'pt-BR' },
});
