/** @jest-environment jest-fixed-jsdom */
import { TokenContent, type TokenSyntax } from './tokenContent.ts';

const writeToken = (name: string) => `{${name}}`;

/** Creates a syntax in which names in braces are tokens. */
const createSyntax = (labels: Record<string, string>): TokenSyntax => ({
  parse: (text) =>
    text
      .split(/(\{\w+\})/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const name = /^\{(\w+)\}$/.exec(piece)?.[1];
        return name === undefined ? { text: piece } : { name, label: labels[name] ?? name };
      }),
  write: writeToken,
});

test('hasCurrentTokens is false only if the label of a token in the text has changed', () => {
  const laterSyntax = createSyntax({ b: 'Bê' });
  expect(TokenContent.create('plain', createSyntax({})).hasCurrentTokens(laterSyntax)).toBe(true);
  expect(
    TokenContent.create('a {a} b', createSyntax({ a: 'Á' })).hasCurrentTokens(
      createSyntax({ a: 'Á', b: 'Bê' }),
    ),
  ).toBe(true);
  expect(TokenContent.create('a {b}', createSyntax({})).hasCurrentTokens(laterSyntax)).toBe(false);
});

test('hasCurrentTokens is false if tokens are written in another way', () => {
  const braced = TokenContent.create('a {b}', createSyntax({}));
  expect(braced.hasCurrentTokens({ ...createSyntax({}), write: (name) => `<${name}>` })).toBe(
    false,
  );
});
