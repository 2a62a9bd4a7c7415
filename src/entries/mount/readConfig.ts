import { type Config, parseConfig } from '#domain/config.ts';

/**
 * Parses the configuration that the host passes. `PUBLIC_URL` defaults to the origin of the plugin's files, which is
 * also that of the standalone page.
 * @throws ConfigError naming a missing or wrong key
 */
export function readConfig(input: object): Config {
  const config = parseConfig(input);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL || getAssetOrigin() };
}

function getAssetOrigin(): string {
  return new URL(__webpack_public_path__, location.href).origin;
}
