/**
 * Builds the package for hosts, `certificates-plugin-host`, from `hostPackage/`: its files in `dist/hostPackage/package`
 * and the archive that npm installs, `dist/hostPackage/certificates-plugin-host-{version}.tgz`. The same sources give the
 * same bytes. An argument names another folder than `dist/hostPackage`.
 */
import { build, type BuildOptions } from 'esbuild';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { create } from 'tar';
import { collectDeclarations } from '../declarations.ts';
import { resolveInRoot, readText } from '../files.mjs';
import { createLicenceText, listPackageFolders } from '../licences.ts';
import { isMain } from '../run.mjs';

const NAME = 'certificates-plugin-host';
const RUNTIME = '@module-federation/runtime';
/** A fixed time, so that every build writes the same bytes. */
const mtime = new Date(2020, 0, 1);

interface PackageJson {
  version: string;
  license: string;
  devDependencies: Readonly<Record<string, string>>;
}
const readPackageJson = () => JSON.parse(readText('package.json')) as PackageJson;

/** Returns the name of the archive of a version. */
export const getArchiveName = (version: string) => `${NAME}-${version}.tgz`;

const getEntry = (name: string, types: string) => ({
  types: `./types/hostPackage/${types}.d.ts`,
  default: `./dist/${name}.js`,
});

/** Creates the package.json of the package. */
function createPackageJson({ version, license, devDependencies }: PackageJson) {
  return {
    name: NAME,
    version,
    description: 'Connects a host page to the certificates plugin',
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': getEntry('index', 'index'),
      './react': getEntry('react', 'react'),
      './browser': getEntry('browser', 'index'),
      './package.json': './package.json',
    },
    files: ['dist', 'types', 'THIRD-PARTY-LICENCES.txt'],
    dependencies: { [RUNTIME]: devDependencies[RUNTIME] },
    peerDependencies: { react: '>=18', 'react-dom': '>=18' },
    peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true } },
  };
}

/** Bundles the entries. Only `browser` contains the federation runtime, whose licences are written beside it. */
async function bundleEntries(outdir: string, version: string) {
  const options = {
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outdir,
    define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: resolveInRoot(),
    logLevel: 'warning',
  } satisfies BuildOptions;
  await build({
    ...options,
    entryPoints: ['hostPackage/index.ts', 'hostPackage/react.ts'],
    packages: 'external',
    splitting: true,
    chunkNames: '[name]',
  });
  const { metafile } = await build({
    ...options,
    entryPoints: { browser: 'hostPackage/index.ts' },
    // Leaves out what the runtime needs on servers only.
    define: { ...options.define, ENV_TARGET: '"web"' },
    minify: true,
    legalComments: 'none',
    metafile: true,
  });
  return createLicenceText(listPackageFolders(Object.keys(metafile.inputs)));
}

/** Builds the package into a folder, which is emptied. */
async function buildHostPackage(cwd: string) {
  const packageJson = readPackageJson();
  const folder = join(cwd, 'package');
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('package.json', `${JSON.stringify(createPackageJson(packageJson), null, 2)}\n`);
  const licences = await bundleEntries(join(folder, 'dist'), packageJson.version);
  write('THIRD-PARTY-LICENCES.txt', licences);
  const declarations = collectDeclarations(['hostPackage/index.ts', 'hostPackage/react.ts']);
  for (const [file, text] of Object.entries(declarations))
    write(`types/${file.replace(/\.tsx?$/, '.d.ts')}`, text);
  write('README.md', readText('hostPackage/README.md'));
  write('LICENSE', readText('LICENSE'));
  const file = join(cwd, getArchiveName(packageJson.version));
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(cwd, join(entry.parentPath, entry.name)))
    .sort();
  await create({ gzip: { level: 9 }, portable: true, mtime, cwd, file }, paths);
}

if (isMain(import.meta.url))
  await buildHostPackage(resolve(process.argv[2] ?? resolveInRoot('dist/hostPackage')));
