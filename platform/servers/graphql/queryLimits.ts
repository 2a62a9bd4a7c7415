import {
  GraphQLError,
  Kind,
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { isStorableText, INVALID_CHARACTERS_MESSAGE } from '../storableText.ts';

const MAX_DEPTH = 8;
const MAX_ALIASES = 10;
const MAX_FIELDS = 250;

interface QuerySize {
  depth: number;
  aliases: number;
  fields: number;
}

/**
 * Adds GraphQL selections to the measured `size` of an operation: its depth, and its numbers of fields and aliases. A
 * fragment counts every time it is used. Introspection fields add no depth.
 * @param depth depth of these selections; 0 inside introspection fields
 */
function measureSelections(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  openFragments: ReadonlySet<string>,
  size: QuerySize,
  depth: number,
): void {
  for (const node of selections.selections) {
    if (size.fields > MAX_FIELDS) return;
    if (node.kind === Kind.FIELD) {
      size.fields += 1;
      if (node.alias) size.aliases += 1;
      // Introspection is deeper than the queries of this schema. The library has its own limit for it.
      const childDepth = depth === 0 || node.name.value.startsWith('__') ? 0 : depth + 1;
      size.depth = Math.max(size.depth, childDepth === 0 ? 0 : depth);
      if (node.selectionSet)
        measureSelections(node.selectionSet, fragments, openFragments, size, childDepth);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      measureSelections(node.selectionSet, fragments, openFragments, size, depth);
    } else {
      const name = node.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || openFragments.has(name)) continue;
      measureSelections(
        fragment.selectionSet,
        fragments,
        new Set([...openFragments, name]),
        size,
        depth,
      );
    }
  }
}

/** Creates the error for an operation that exceeds a limit. */
export const createQueryTooLargeError = (
  unit: string,
  max: number,
  nodes?: ASTNode,
): GraphQLError =>
  new GraphQLError(`The query has more than ${max} ${unit}.`, {
    ...(nodes && { nodes }),
    extensions: { code: 'QUERY_TOO_LARGE' },
  });

/**
 * Creates a GraphQL validation rule that rejects string literals that PostgreSQL cannot store, such as a NUL character.
 */
export function createStorableTextValidationRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isStorableText(node.value)) {
        const extensions = { code: 'BAD_USER_INPUT' };
        context.reportError(
          new GraphQLError(INVALID_CHARACTERS_MESSAGE, { nodes: node, extensions }),
        );
      }
    },
  };
}

/** Creates a GraphQL validation rule that limits the depth, aliases and fields of an operation. */
export function checkQueryLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map(
    context
      .getDocument()
      .definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
  );
  return {
    OperationDefinition(operation) {
      const size: QuerySize = { depth: 0, aliases: 0, fields: 0 };
      measureSelections(operation.selectionSet, fragments, new Set(), size, 1);
      const reportError = (unit: string, max: number): void =>
        context.reportError(createQueryTooLargeError(unit, max, operation));
      if (size.depth > MAX_DEPTH) reportError('levels', MAX_DEPTH);
      if (size.aliases > MAX_ALIASES) reportError('aliases', MAX_ALIASES);
      if (size.fields > MAX_FIELDS) reportError('fields', MAX_FIELDS);
    },
  };
}
