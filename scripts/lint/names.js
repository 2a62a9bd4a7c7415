/** ESLint settings for names. CONTRIBUTING.md, Conventions, explains the rules. */

/** Verbs that a function name may start with. Add new verbs here. */
const VERBS = `
  abort accept acquire activate add adjust align allow announce append apply are assert assign
  attach await begin bind blend blur bound break build bundle cache calculate call can cancel
  capitalize capture center check choose clamp clean cleanup clear click clip clone close collapse
  collect combine commit compare compile compose compress compute concat configure confirm connect
  consume contain convert copy count cover create crop cut debounce decode decrypt dedupe defer
  define deflate delete derive describe deserialize destroy detach detect determine diff disable
  discard disconnect dispatch display do download drag draw drop dump duplicate embed emit enable
  encode encrypt end enqueue ensure enter erase escape estimate evaluate exclude execute expand
  expect export expose extend extract fail fetch fill filter find finish fit flatten flush focus
  fold follow force fork format forward freeze generate get give go grab group grow guard guess
  handle has hash hide hit hold hydrate identify ignore import include increment index infer
  inflate inform init initialize inject insert inspect install interpolate intersect invalidate
  invert invoke is isolate issue iterate join jump keep kill launch lay layout lazy leave lex
  limit list listen load localize locate lock log login logout look lookup make map mark match max
  measure memoize merge migrate min mix mock mount move mutate name narrow navigate need negotiate
  normalize notify observe offer omit on open optimize order pack pad paginate paint pan parse
  partition pass paste patch pause peek perform pick pin place plan play poll pop populate post
  prefetch preload prepare prepend preserve press prettify prevent preview print process project
  promise provide prune publish pull push put query queue quote raise randomize read rebuild
  receive recompute record recover redirect redo reduce refetch refresh register reject release
  reload remeasure remember remove rename render reopen reorder repair repeat replace replay
  report request require rerun reserve reset resize resolve restart restore resume retrieve retry
  return reuse reverse revert rewrite rotate round route run sample sanitize save scale scan
  schedule scroll seal search seed seek select send serialize serve set settle setup shape share
  shift shorten should show shrink shuffle shut sign simplify sink skip sleep slice snap sort
  spawn split spread stack start stat step stop store stream stringify strip stroke stub subscribe
  substitute subtract succeed suggest sum suppress swap switch sync tag take tear teardown test
  throttle throw tick tile time to toggle tokenize trace track transfer transform translate
  transpose traverse trigger trim truncate try type undo unescape unify unlock unmount unobserve
  unpack unregister unsubscribe unwrap update upgrade upload use validate verify visit wait wake
  walk warm warn watch with wrap write yield zip zoom
`
  .trim()
  .split(/\s+/);

const STARTS_WITH_VERB = `^_?(?:${VERBS.join('|')})(?![a-z])`;
/** Pattern of components and hooks, which React's conventions name. */
const COMPONENT_OR_HOOK = '^(?:[A-Z]|use[A-Z])';
/** Pattern of variable names without meaning, such as pronouns. */
const VAGUE_VARIABLE =
  '^(?:one|other|others|its|some|said|sent|told|asked|before|place|thing|things)$';
/** Pattern of type names without meaning, which would fit any type. */
const VAGUE_TYPE = '(?:Manager|Helpers?|Utils?|Misc|Data|Info)$';
const VAGUE_FILE =
  /^(?:utils?|helpers?|misc|common|hooks|lib|types|\w*(?:Manager|Helpers?|Utils?))(?:\.[\w.]+)?$/;

const VAGUE_NAME = 'A name says what it is (scripts/lint/names.js).';
const isVague = `[name=/${VAGUE_VARIABLE}/]`;
const VARIABLES = [
  `:matches(VariableDeclarator, FunctionDeclaration) > Identifier.id${isVague}`,
  `:function > Identifier.params${isVague}`,
  `ObjectPattern > Property > Identifier.value${isVague}`,
  `:matches(ArrayPattern, RestElement) > Identifier${isVague}`,
  `AssignmentPattern > Identifier.left${isVague}`,
];
const EXPORTED_TYPES =
  'ExportNamedDeclaration > :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, ClassDeclaration)';

/** Entries of `no-restricted-syntax` for names without meaning. */
export const VAGUE_NAMES = [
  ...VARIABLES,
  `${EXPORTED_TYPES} > Identifier.id[name=/${VAGUE_TYPE}/]`,
].map((selector) => ({ selector, message: VAGUE_NAME }));

const topLevel = ':matches(Program, ExportNamedDeclaration) >';
const isMisnamed = `[name!=/${STARTS_WITH_VERB}/][name!=/${COMPONENT_OR_HOOK}/]`;
const message = 'A function starts with a verb (scripts/lint/names.js).';

/** Entries of `no-restricted-syntax` for functions in code that is not a test. */
export const FUNCTION_NAMES = [
  { selector: `FunctionDeclaration > Identifier.id${isMisnamed}`, message },
  {
    selector: `${topLevel} VariableDeclaration > VariableDeclarator[init.type=/^(?:Arrow)?FunctionExpression$/] > Identifier.id${isMisnamed}`,
    message,
  },
  {
    selector: `MethodDefinition[kind="method"][override!=true] > Identifier.key${isMisnamed}[name!=/Callback$/]`,
    message,
  },
];

/** Returns whether the name of a file or folder has no meaning, such as `utils`. */
export const isVagueFileName = (name) => VAGUE_FILE.test(name);
