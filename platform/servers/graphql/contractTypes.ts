import { readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse } from 'graphql';

// The working directory is the project's root.
const contract = parse(readFileSync('contract/queries.graphql', 'utf8'));

/** Returns types of the contract (`contract/queries.graphql`) by name, for the schema of a query service. */
export const getContractTypes = (names: readonly string[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: contract.definitions.filter(
    (definition) => 'name' in definition && names.includes(definition.name.value),
  ),
});
