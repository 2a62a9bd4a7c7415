import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, parse } from 'graphql';

const contract = parse(
  readFileSync(join(import.meta.dirname, '../../../contract/queries.graphql'), 'utf8'),
);

/** Returns types of the contract (`contract/queries.graphql`) by name, for the schema of a query service. */
export const getContractTypes = (names: readonly string[]): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: contract.definitions.filter(
    (definition) => 'name' in definition && names.includes(definition.name.value),
  ),
});
