import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_FIELDS = 250;

interface Size {
  depth: number;
  aliases: number;
  fields: number;
}

/** Counts as the executor would: a fragment counts each time it is spread, introspection by depth not at all. */
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
      if (node.name.value.startsWith('__')) continue;
      size.depth = Math.max(size.depth, depth);
      if (node.selectionSet) measure(node.selectionSet, fragments, open, size, depth + 1);
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
        context.reportError(
          new GraphQLError(`The query has more than ${most} ${what}.`, {
            nodes: operation,
            extensions: { code: 'QUERY_TOO_LARGE' },
          }),
        );
      if (size.depth > MAX_DEPTH) refuse('levels', MAX_DEPTH);
      if (size.aliases > MAX_ALIASES) refuse('aliases', MAX_ALIASES);
      if (size.fields > MAX_FIELDS) refuse('fields', MAX_FIELDS);
    },
  };
}
