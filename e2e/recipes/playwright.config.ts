import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/**
 * Playwright configuration of the tests for the hosts in `docs/hosting`. `npm run hosts` installs their packages and runs
 * the tests.
 */
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
