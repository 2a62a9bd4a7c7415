/** All keys of the configuration. */
export const CONFIG_KEYS: readonly string[];

/**
 * Creates the content of the files from environment variables.
 * @throws Error that names the variable that is missing or wrong
 */
export function createFiles(
  env: Readonly<Record<string, string | undefined>>,
): Record<'config.json' | 'policy.conf' | 'listen.conf', string>;
