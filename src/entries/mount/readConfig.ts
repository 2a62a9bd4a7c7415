import { type Config, parseConfig } from '#model/config.ts';

/**
 * The configuration of a mount. Where it names no `PUBLIC_URL`, certificates are public at the origin that the plugin's
 * own files came from: its page lies beside them, whoever the host is.
 * @throws ConfigError naming a missing or wrong key
 */
export function readConfig(given: object): Config {
  const config = parseConfig(given);
  return { ...config, PUBLIC_URL: config.PUBLIC_URL || originOfFiles() };
}

function originOfFiles(): string {
  return new URL(__webpack_public_path__, location.href).origin;
}
