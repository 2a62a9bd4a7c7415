import { type Config, parseConfig } from '#domain/config.ts';

/**
 * Parses the configuration that the host passes. The default of `PUBLIC_URL` is the origin of the plugin's files,
 * because the standalone page has the same origin.
 * @throws ConfigError that names the key with a missing or wrong value
 */
export function parseHostConfig(input: object): Config {
  const config = parseConfig(input);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL || getAssetOrigin() };
}

function getAssetOrigin(): string {
  return new URL(__webpack_public_path__, location.href).origin;
}
