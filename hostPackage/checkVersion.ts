/** The plugin at the address has another major version than this package. */
export class VersionError extends Error {
  override readonly name: string = 'VersionError';
}

const parseVersion = (version: string) => version.split('.').map(Number);

/**
 * Compares the version of the plugin with the version of this package. Logs a warning if the plugin is older, because it
 * ignores newer props.
 * @param manifest content of the plugin's `mf-manifest.json`
 * @throws VersionError when the major versions differ
 */
export function checkVersion(manifest: unknown, url: string, packageVersion: string): void {
  const { metaData } = manifest as { metaData?: { buildInfo?: { buildVersion?: string } } };
  const pluginVersion = metaData?.buildInfo?.buildVersion;
  if (pluginVersion === undefined) return;
  const [major = 0, minor = 0] = parseVersion(pluginVersion);
  const [packageMajor = 0, packageMinor = 0] = parseVersion(packageVersion);
  if (major !== packageMajor)
    throw new VersionError(
      `certificates-plugin-host ${packageVersion} is for version ${packageMajor} of the plugin, but ${url} has ` +
        `version ${pluginVersion}. Install certificates-plugin-host-${pluginVersion}.tgz of that release.`,
    );
  if (minor < packageMinor)
    console.warn(
      `certificates-plugin-host ${packageVersion} is newer than the plugin ${pluginVersion} at ${url}, which ` +
        'ignores props that were added since.',
    );
}
