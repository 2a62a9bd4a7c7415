import ts from 'typescript';
import { readText, resolveInRoot } from '../files.mjs';
import type {
  ControlKind,
  PropertyDescription,
} from '../../platform/shell/playground/description.ts';

/** Content of files that replaces the files of the project, by path relative to the project. */
export type FileOverrides = Readonly<Record<string, string>>;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  // Types of the browser take most of the time, and no description contains one.
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** Reads the types of source files. */
export class TypeReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(files: readonly string[], overrides: FileOverrides = {}) {
    const texts = new Map(
      Object.entries(overrides).map(([file, text]) => [resolveInRoot(file), text]),
    );
    const host = ts.createCompilerHost(OPTIONS);
    const readFile = host.getSourceFile.bind(host);
    host.getSourceFile = (path, version) => {
      const text = texts.get(path);
      return text === undefined
        ? readFile(path, version)
        : ts.createSourceFile(path, text, version, true);
    };
    this.#program = ts.createProgram(
      files.map((file) => resolveInRoot(file)),
      OPTIONS,
      host,
    );
    this.#checker = this.#program.getTypeChecker();
  }

  /**
   * Describes each property of an exported type: the required ones first, otherwise in the order of the file.
   * @throws Error when the file does not export the type
   */
  describeType(file: string, name: string): PropertyDescription[] {
    return this.#getProperties(file, name)
      .toSorted((first, second) => getPosition(first) - getPosition(second))
      .map((symbol) => this.#describeProperty(symbol))
      .toSorted((first, second) => Number(isOptional(first)) - Number(isOptional(second)));
  }

  /** Lists the names of the properties of an exported type. */
  listNames(file: string, name: string): string[] {
    return this.#getProperties(file, name).map((symbol) => symbol.getName());
  }

  #getProperties(file: string, name: string): ts.Symbol[] {
    const source = this.#program.getSourceFile(resolveInRoot(file));
    const module = source && this.#checker.getSymbolAtLocation(source);
    const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (!symbol) throw new Error(`${file} exports no type ${name}.`);
    return this.#checker.getPropertiesOfType(this.#checker.getDeclaredTypeOfSymbol(symbol));
  }

  #describeProperty(symbol: ts.Symbol): PropertyDescription {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
    const description = ts
      .displayPartsToString(symbol.getDocumentationComment(this.#checker))
      .replaceAll(/\s+/g, ' ')
      .trim();
    const defaultValue = parseDefault(description);
    const values = listValues(type);
    return {
      name: symbol.getName(),
      kind: getControlKind(type, this.#checker),
      type: getDeclaredType(symbol),
      description,
      ...(values.length > 0 && { values }),
      ...(defaultValue !== undefined && { default: defaultValue }),
      ...(!(symbol.flags & ts.SymbolFlags.Optional) && { isRequired: true }),
      ...(/\bRead once\b/.test(description) && { isReadOnce: true }),
    };
  }
}

const getPosition = (symbol: ts.Symbol) => symbol.declarations?.[0]?.pos ?? 0;
const isOptional = ({ isRequired }: PropertyDescription) => isRequired !== true;

/** Parses the default value that a comment names: "Default `browser`." or "Default 640." */
function parseDefault(description: string): string | undefined {
  const [, quoted, plain] = /\bDefault (?:`([^`]*)`|(\w+))/.exec(description) ?? [];
  return quoted?.replaceAll("'", '') ?? plain;
}

/** Lists the values of a union of texts; an empty list for other types. */
function listValues(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  const values = members.filter((member) => member.isStringLiteral()).map(({ value }) => value);
  return values.length === members.length ? values : [];
}

function getControlKind(type: ts.Type, checker: ts.TypeChecker): ControlKind {
  const members = type.isUnion() ? type.types : [type];
  const hasMember = (flags: ts.TypeFlags) => members.some((member) => member.flags & flags);
  if (listValues(type).length > 0) return 'choice';
  if (hasMember(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (hasMember(ts.TypeFlags.StringLike)) return 'text';
  if (hasMember(ts.TypeFlags.NumberLike)) return 'number';
  if (type.getCallSignatures().length > 0) return 'function';
  return checker.isArrayType(type) ? 'list' : 'json';
}

/** Returns the type as it is written, in one line. */
function getDeclaredType(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return '';
  const text = (node: ts.Node | undefined) =>
    (node?.getText() ?? '').replaceAll(/\s+/g, ' ').replace(/^\| /, '').replace(' | undefined', '');
  if (ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map(text).join(', ');
    return `(${parameters}) => ${text(declaration.type)}`;
  }
  return ts.isPropertySignature(declaration) ? text(declaration.type) : '';
}

/** Reads a file of the project. @throws Error when it does not exist */
export function readSource(file: string, overrides: FileOverrides = {}): string {
  const text = overrides[file] ?? readText(file);
  if (text === '') throw new Error(`There is no ${file}.`);
  return text;
}
