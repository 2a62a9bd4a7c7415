/**
 * ESLint rule for the layers of `src/` and the imports between them, of `batch/`, `hostPackage/` and `platform/`.
 * `scripts/lint/rules.test.ts` tests that wrong imports are reported.
 */
import { posix, relative } from 'node:path';

/** Lowest layer first: a file imports relative paths within its own layer and `#layer/file.ts` from a lower layer. */
export const LAYERS = [
  'runtime',
  'domain',
  'i18n',
  'ui',
  'rendering',
  'data',
  'host',
  'session',
  'documents',
  'features',
  'app',
  'entries',
];

/** Tests, and the stories of the gallery, which may import `src/testing` and feature subfolders as tests do. */
const TESTS = /\.(?:test|spec|stories)\.tsx?$/;
const CONTRACT = '#entries/contract.ts';
const TESTING = /^#testing\//;
const ONLY_FOR_TESTS = 'src/testing is for tests only.';

/** Returns the parts of `src/features/print/share/x.ts`: `features`, `print`, and `share`, if it is in a subfolder. */
function splitPath(file) {
  const [, layer, ...folders] = posix.dirname(file).split('/');
  return layer === 'features' ? { layer, feature: folders[0], subfolder: folders[1] } : { layer };
}

/** Returns why a file of `src/` may not import a path, or undefined if it may. */
function findLayerProblem(file, path) {
  const { layer, feature, subfolder } = splitPath(file);
  if (!LAYERS.includes(layer)) return undefined;
  const isRelative = path.startsWith('.');
  if (!isRelative && !path.startsWith('#')) return undefined;
  if (TESTING.test(path)) return TESTS.test(file) ? undefined : ONLY_FOR_TESTS;
  const target = isRelative ? posix.join(posix.dirname(file), path) : path.replace('#', 'src/');
  const imported = splitPath(target);
  const isSameLayer = imported.layer === layer && imported.feature === feature;
  if (isRelative && !isSameLayer)
    return 'A relative path stays in its layer; another layer is #layer/file.ts.';
  if (!isRelative && LAYERS.indexOf(imported.layer) >= LAYERS.indexOf(layer))
    return layer === 'features'
      ? 'features never import each other, nor app and entries.'
      : `${layer} imports itself and lower layers only (${LAYERS.join(' < ')}).`;
  const isOwnSubfolder = isSameLayer && imported.subfolder === subfolder;
  if (imported.subfolder === undefined || isOwnSubfolder || TESTS.test(file)) return undefined;
  return target === `src/features/${imported.feature}/${imported.subfolder}/index.ts`
    ? undefined
    : 'A subfolder of a feature is imported through its index.ts.';
}

/** The batch command runs in Node.js and needs the certificate alone, not the screens. */
function findBatchProblem(file, path) {
  if (TESTS.test(file) || !path.startsWith('#')) return undefined;
  return /^#(?:runtime|domain|i18n|rendering|data\/schemas)\//.test(path)
    ? undefined
    : 'batch imports runtime, domain, i18n, rendering and data/schemas only.';
}

/** The package for hosts has types of the plugin, and no code of it. */
function findHostPackageProblem(_file, path, isTypeOnly) {
  if (!path.startsWith('#')) return undefined;
  return isTypeOnly && [CONTRACT, '#domain/configInput.ts'].includes(path)
    ? undefined
    : 'hostPackage imports only the types of contract and configInput from src.';
}

/**
 * The reference platform may only import the types of the contract, the names of the toggles, and `embed`, which any page
 * with an iframe of the plugin runs.
 */
function findPlatformProblem(_file, path, isTypeOnly) {
  if (path === CONTRACT && !isTypeOnly) return 'Types only: write import type.';
  const isAllowed = [CONTRACT, '#entries/embed.ts', '#data/flags/flagNames.ts'].includes(path);
  return isAllowed || !/^#|(?:^|\/)src\//.test(path)
    ? undefined
    : 'platform imports only contract, embed and flagNames from src, so that parsing mistakes are not shared.';
}

const CHECKS = {
  src: findLayerProblem,
  batch: findBatchProblem,
  hostPackage: findHostPackageProblem,
  platform: findPlatformProblem,
};

/** Returns whether a statement imports or exports types only, which leave no import in the code. */
const isTypeOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every(
      (specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type',
    ));

/** The rule for `import … from`, `export … from` and `import()` with a literal path. */
export const importRule = {
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const findProblem = CHECKS[file.split('/')[0]];
    if (!findProblem) return {};
    const check = (node) => {
      const message =
        typeof node.source?.value === 'string' &&
        findProblem(file, node.source.value, isTypeOnly(node));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
