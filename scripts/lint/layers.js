/**
 * ESLint settings for the layers of `src/` and the imports between them. Lowest layer first: a file imports relative paths
 * within its own layer and `#layer/file.ts` from a lower layer. `scripts/lint/layers.test.ts` tests that wrong imports are
 * reported.
 */
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

const SOURCES = '*.{ts,tsx}';
/** Tests, and the stories of the gallery, which may import `src/testing` and feature subfolders as tests do. */
const TESTS = '**/*.{test,spec,stories}.{ts,tsx}';
/** Number of folder levels that a layer may have below its own folder. */
const MAX_DEPTH = 3;

/** Creates the pattern of relative imports that leave the layer, for files `depth` folders below the layer's own folder. */
const createOutsidePattern = (depth) => ({
  // By `regex`, since `group` treats a leading `#` as a comment.
  regex: `(^|/)\\.\\./(.*/)?${'\\.\\./(.*/)?'.repeat(depth)}`,
  message: 'A relative path stays in its layer; another layer is #layer/file.ts.',
});

/** Creates the pattern of imports that enter a subfolder of a feature through another file than its index. */
function createSubfolderPattern(layer, depth) {
  const ownFeature = depth === 0 ? '\\.' : Array(depth).fill('\\.\\.').join('/');
  return {
    regex: `^${layer === 'features' ? ownFeature : '#features/[^/]+'}/[^/.]+/(?!index\\.ts$)`,
    message: 'A subfolder of a feature is imported through its index.ts.',
  };
}

const TESTING = { regex: '^#testing/', message: 'src/testing is for tests only.' };
const NEWER = {
  regex: '^react$',
  importNames: ['Activity', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useEffectEvent'],
  message: 'Hosts may share React 19.0, which does not have it.',
};

/** Creates the pattern of imports that a layer may not have: other layers of the same height, and higher ones. */
function createHigherLayerPattern(layer) {
  const forbidden = LAYERS.slice(LAYERS.indexOf(layer));
  const message =
    layer === 'features'
      ? 'features never import each other, nor app and entries.'
      : `${layer} imports itself and lower layers only (${LAYERS.join(' < ')}).`;
  return { regex: `^#(?:${forbidden.join('|')})(?:/|$)`, message };
}

/** Creates an ESLint selector of `import()` calls. The pattern must not contain a slash, which would end it even if escaped. */
const selectImport = (regex) =>
  `ImportExpression[source.value=/${regex.replaceAll('/', '\\x2F')}/]`;

/** Creates the ESLint rules that restrict `import … from` and `import()`. */
function createRules(patterns, syntax) {
  const dynamic = patterns
    .filter(({ allowTypeImports, importNames }) => !allowTypeImports && !importNames)
    .map(({ regex, message }) => ({
      selector: selectImport(regex),
      message,
    }));
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', ...syntax, ...dynamic],
  };
}

function createLayerConfig(name, syntax, testSyntax) {
  const root = name === 'features' ? 'src/features/*' : `src/${name}`;
  const higher = createHigherLayerPattern(name);
  return Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => {
    const folder = `${root}${'/*'.repeat(depth)}`;
    const outside = createOutsidePattern(depth);
    const subfolder = createSubfolderPattern(name, depth);
    return [
      {
        files: [`${folder}/${SOURCES}`],
        rules: createRules([outside, higher, subfolder, TESTING, NEWER], syntax),
      },
      {
        files: [`${folder}/*.{test,stories}.{ts,tsx}`],
        rules: createRules([outside, higher], testSyntax),
      },
    ];
  }).flat();
}

/** The batch command runs in Node.js and needs the certificate alone, not the screens. */
const BATCH = {
  regex: `^#(?!(?:runtime|domain|i18n|rendering|data/schemas)/)`,
  message: 'batch imports runtime, domain, i18n, rendering and data/schemas only.',
};

/** The package for hosts has types of the plugin, and no code of it. */
const HOST_PACKAGE = {
  regex: '^#(?!(?:entries/contract|domain/configInput)\\.ts$)',
  message: 'hostPackage imports only the types of contract and configInput from src.',
};

const CONTRACT = '^#entries/contract\\.ts$';
/**
 * Import patterns of the reference platform, which may only import the types of the contract, the names of the toggles,
 * and `embed`, which any page with an iframe of the plugin runs.
 */
const PLATFORM = [
  {
    regex: '^#(?!(?:entries/(?:contract|embed)|data/flags/flagNames)\\.ts$)',
    message:
      'platform imports only contract, embed and flagNames from src, so that parsing mistakes are not shared.',
  },
  { regex: '(^|/)src/', message: 'platform imports only the contract and embed from src.' },
  { regex: CONTRACT, allowTypeImports: true, message: 'Types only: write import type.' },
];

/**
 * Creates the ESLint settings of all layers.
 *
 * @param syntax further entries for `no-restricted-syntax`, because a file has only one list
 * @param testSyntax the same for tests
 */
export function createLayerConfigs(syntax, testSyntax) {
  const contract = {
    selector: selectImport(CONTRACT),
    message: 'Types only: write import type.',
  };
  return [
    { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...syntax] } },
    { files: [TESTS], rules: { 'no-restricted-syntax': ['error', ...testSyntax] } },
    ...LAYERS.flatMap((name) => createLayerConfig(name, syntax, testSyntax)),
    {
      files: ['batch/**/*.ts'],
      ignores: [TESTS],
      rules: createRules([BATCH, TESTING], syntax),
    },
    { files: ['hostPackage/**/*.ts'], rules: createRules([HOST_PACKAGE], [...syntax, contract]) },
    { files: ['platform/**/*.{ts,tsx}'], rules: createRules(PLATFORM, [...syntax, contract]) },
    { files: [`platform/${TESTS}`], rules: createRules(PLATFORM, [...testSyntax, contract]) },
  ];
}
