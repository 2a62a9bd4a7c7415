import { execFileSync } from 'node:child_process';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { inRoot, readText } from './files.mjs';

export const operationsFile = 'src/api/query/operations.generated.ts';

const header =
  '// Written by scripts/operations.ts from operations.graphql and contract/queries.graphql.\n';

/** Typed, precompiled query documents, so that no GraphQL text is parsed at run time. */
export async function operationsText(): Promise<string> {
  const schemaText = readText('contract/queries.graphql');
  const text = await codegen({
    filename: operationsFile,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents: [
      {
        location: 'operations.graphql',
        document: parse(readText('src/api/query/operations.graphql'), { noLocation: true }),
      },
    ],
    config: { useTypeImports: true, enumsAsTypes: true, defaultScalarType: 'unknown' },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
  const format = [inRoot('node_modules/oxfmt/bin/oxfmt'), `--stdin-filepath=${operationsFile}`];
  return execFileSync(process.execPath, format, {
    cwd: inRoot(),
    encoding: 'utf8',
    input: header + text,
  });
}
