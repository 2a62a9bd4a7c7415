import {
  GraphQLError,
  Kind,
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { isStorable, NOT_STORABLE } from '../storableText.ts';

const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_FIELDS = 250;

interface Size {
  depth: number;
  aliases: number;
  fields: number;
}

/**
 * Counts as the executor would: a fragment counts each time it is spread, introspection by its depth not at all.
 * @param depth 0 inside of what describes the schema
 */
function measure(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  open: ReadonlySet<string>,
  size: Size,
  depth: number,
): void {
  for (const node of selections.selections) {
    if (size.fields > MAX_FIELDS) return;
    if (node.kind === Kind.FIELD) {
      size.fields += 1;
      if (node.alias) size.aliases += 1;
      // What describes the schema goes deeper than what it describes; the library's own rules say how deep.
      const inner = depth === 0 || node.name.value.startsWith('__') ? 0 : depth + 1;
      size.depth = Math.max(size.depth, inner === 0 ? 0 : depth);
      if (node.selectionSet) measure(node.selectionSet, fragments, open, size, inner);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      measure(node.selectionSet, fragments, open, size, depth);
    } else {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || open.has(name)) continue;
      measure(fragment.selectionSet, fragments, new Set([...open, name]), size, depth);
    }
  }
}

/** Refuses an operation that asks for too much. */
export const tooLarge = (what: string, most: number, nodes?: ASTNode): GraphQLError =>
  new GraphQLError(`The query has more than ${most} ${what}.`, {
    ...(nodes && { nodes }),
    extensions: { code: 'QUERY_TOO_LARGE' },
  });

/** Validation rule: texts that no database keeps, as in `offset: "\\u0000"`. */
export function storableTexts(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isStorable(node.value)) {
        const extensions = { code: 'BAD_USER_INPUT' };
        context.reportError(new GraphQLError(NOT_STORABLE, { nodes: node, extensions }));
      }
    },
  };
}

/** Validation rule: no operation deeper, with more aliases or with more fields than any honest one needs. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map(
    context
      .getDocument()
      .definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
  );
  return {
    OperationDefinition(operation) {
      const size: Size = { depth: 0, aliases: 0, fields: 0 };
      measure(operation.selectionSet, fragments, new Set(), size, 1);
      const refuse = (what: string, most: number): void =>
        context.reportError(tooLarge(what, most, operation));
      if (size.depth > MAX_DEPTH) refuse('levels', MAX_DEPTH);
      if (size.aliases > MAX_ALIASES) refuse('aliases', MAX_ALIASES);
      if (size.fields > MAX_FIELDS) refuse('fields', MAX_FIELDS);
    },
  };
}
