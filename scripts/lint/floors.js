/**
 * The floors of `src/` and who may import whom, as ESLint settings. Lowest floor first: a file imports `./` from its own
 * folder and `#floor/file.ts` from a lower floor. `scripts/lint/floors.test.ts` proves that a wrong import is caught.
 */
export const FLOORS = [
  'model',
  'i18n',
  'ui',
  'rendering',
  'api',
  'host',
  'session',
  'documents',
  'features',
  'app',
  'entries',
];

const SOURCES = '*.{ts,tsx}';

/** `regex`, since `group` takes a leading `#` for a comment. */
const UP_ONE = {
  regex: '(^|/)\\.\\./',
  message: 'Write #floor/file.ts for another folder; a floor imports lower floors only.',
};
const UP_TWO = {
  regex: '(^|/)\\.\\./(.*/)?\\.\\./',
  message: 'A sub-folder reaches its own floor at most; another floor is #floor/file.ts.',
};
const TESTING = { regex: '^#testing/', message: 'src/testing is for tests only.' };
const NEWER = {
  regex: '^react$',
  importNames: ['Activity', 'ViewTransition', 'addTransitionType', 'cacheSignal', 'useEffectEvent'],
  message: 'Hosts lend React from 19.0 on, which does not have it.',
};

function upwards(floor) {
  const closed = FLOORS.slice(FLOORS.indexOf(floor));
  const message =
    floor === 'features'
      ? 'features never import each other, nor app and entries.'
      : `${floor} imports ./ and lower floors only (${FLOORS.join(' < ')}).`;
  return { regex: `^#(?:${closed.join('|')})(?:/|$)`, message };
}

/** A selector's own slashes end its pattern, escaped or not. */
const importing = (regex) => `ImportExpression[source.value=/${regex.replaceAll('/', '\\x2F')}/]`;

/** Both spellings of a rule: `import … from` and `import()`. */
function rules(patterns, syntax) {
  const dynamic = patterns
    .filter(({ allowTypeImports, importNames }) => !allowTypeImports && !importNames)
    .map(({ regex, message }) => ({
      selector: importing(regex),
      message,
    }));
  return {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', ...syntax, ...dynamic],
  };
}

function floor(name, syntax) {
  const root = name === 'features' ? 'src/features/*' : `src/${name}`;
  const tests = { [root]: [`${root}/*.test.{ts,tsx}`], nested: [`${root}/*/**/*.test.{ts,tsx}`] };
  const closed = upwards(name);
  return [
    { files: [`${root}/${SOURCES}`], rules: rules([UP_ONE, closed, TESTING, NEWER], syntax) },
    { files: [`${root}/*/**/${SOURCES}`], rules: rules([UP_TWO, closed, TESTING, NEWER], syntax) },
    { files: tests[root], rules: rules([UP_ONE, closed], syntax) },
    { files: tests.nested, rules: rules([UP_TWO, closed], syntax) },
  ];
}

const CONTRACT = '^#entries/contract\\.ts$';
/** Besides the contract's types what any host gets to run: the page around an iframe. */
const PLATFORM = [
  {
    regex: '^#(?!entries/(?:contract|embed)\\.ts$)',
    message:
      'platform knows nothing of src but the contract and embed: a misreading must not be shared.',
  },
  { regex: '(^|/)src/', message: 'platform knows nothing of src but the contract and embed.' },
  { regex: CONTRACT, allowTypeImports: true, message: 'Types only: write import type.' },
];

/**
 * @param syntax further entries for `no-restricted-syntax`, which holds one list a file
 */
export function floors(syntax) {
  const contract = {
    selector: importing(CONTRACT),
    message: 'Types only: write import type.',
  };
  return [
    { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...syntax] } },
    ...FLOORS.flatMap((name) => floor(name, syntax)),
    { files: ['platform/**/*.{ts,tsx}'], rules: rules(PLATFORM, [...syntax, contract]) },
  ];
}
