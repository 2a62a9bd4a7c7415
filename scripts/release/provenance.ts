/** Describes the sources and files of a release, for tools that check supply chains. */
import { readText } from '../files.mjs';

const getPackageUrl = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

interface PackageJson {
  name: string;
  version: string;
  license: string;
}

/** Creates an ID in the form of a UUID from a hash, so that the same release gets the same ID. */
const toUuid = (hash: string) =>
  hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-5$3-8$4-$5');

/**
 * Creates the software bill of materials in the format CycloneDX 1.6: the packages whose code ships.
 * @param folders folders of the packages
 * @param time time of the commit
 * @param hash SHA-256 of the release's files, from which the serial number is derived
 */
export function createBillOfMaterials(
  folders: readonly string[],
  { version, license }: Pick<PackageJson, 'version' | 'license'>,
  { time, hash }: { time: string; hash: string },
): object {
  const packages = folders.map(
    (folder) => JSON.parse(readText(`${folder}/package.json`)) as PackageJson,
  );
  const components = new Map(
    packages.map(({ name, version: packageVersion, license: packageLicense }) => {
      const purl = getPackageUrl(name, packageVersion);
      const [, group] = /^(@[^/]+)\//.exec(name) ?? [];
      const component = {
        type: 'library',
        'bom-ref': purl,
        ...(group !== undefined && { group }),
        name: name.slice(group === undefined ? 0 : group.length + 1),
        version: packageVersion,
        licenses: [{ license: { id: packageLicense } }],
        purl,
      };
      return [purl, component] as const;
    }),
  );
  const root = `pkg:generic/certificates-plugin@${version}`;
  const componentList = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(hash)}`,
    version: 1,
    metadata: {
      timestamp: time,
      component: {
        type: 'application',
        'bom-ref': root,
        name: 'certificates-plugin',
        version,
        licenses: [{ license: { id: license } }],
        purl: root,
      },
    },
    components: componentList,
    dependencies: [
      { ref: root, dependsOn: componentList.map(({ purl }) => purl) },
      ...componentList.map(({ purl }) => ({ ref: purl })),
    ],
  };
}

/**
 * Creates an in-toto statement with SLSA provenance: the commit, the builder and the SHA-256 of every file. It is not
 * signed.
 * @param digests SHA-256 by path
 */
export function createProvenance(
  digests: Readonly<Record<string, string>>,
  { commit, time, version }: { commit: string; time: string; version: string },
): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(digests).map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:certificates-plugin:release',
        externalParameters: { command: 'npm run release', version },
        resolvedDependencies: [{ uri: 'git:certificates-plugin', digest: { gitCommit: commit } }],
      },
      runDetails: {
        builder: {
          id: 'urn:certificates-plugin:scripts/release.ts',
          version: { node: process.version },
        },
        metadata: { finishedOn: time },
      },
    },
  };
}
