// Writes src/api/operations.generated.ts: typed, precompiled query documents, so that no GraphQL text is parsed at run time.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';

const target = 'src/api/operations.generated.ts';
const schemaText = readFileSync('contract/queries.graphql', 'utf8');
const settings = { useTypeImports: true, enumsAsTypes: true, defaultScalarType: 'unknown' };

const text = await codegen({
  filename: target,
  schema: parse(schemaText),
  schemaAst: buildSchema(schemaText),
  documents: [
    {
      location: 'operations.graphql',
      document: parse(readFileSync('src/api/operations.graphql', 'utf8'), { noLocation: true }),
    },
  ],
  config: settings,
  plugins: [{ operations: {} }, { typedDocumentNode: {} }],
  pluginMap: { operations, typedDocumentNode },
});
const header =
  '// Written by scripts/operations.mjs from operations.graphql and contract/queries.graphql.\n';
writeFileSync(target, header + text);
execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', target]);
