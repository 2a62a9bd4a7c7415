import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { readText } from './files.mjs';

export const graphqlDocumentsFile = 'src/data/graphql/operations.generated.ts';

const header =
  '// Written by scripts/operations.ts from operations.graphql and contract/queries.graphql.\n';

/** Creates typed, precompiled query documents, so that no GraphQL is parsed at run time. */
export async function generateGraphqlDocuments(): Promise<string> {
  const schemaText = readText('contract/queries.graphql');
  const text = await codegen({
    filename: graphqlDocumentsFile,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents: [
      {
        location: 'operations.graphql',
        document: parse(readText('src/data/graphql/operations.graphql'), { noLocation: true }),
      },
    ],
    config: { useTypeImports: true, enumsAsTypes: true, defaultScalarType: 'unknown' },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
  return header + text;
}
