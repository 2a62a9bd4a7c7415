/** @jest-environment jest-fixed-jsdom */
import { TokenContent, type TokenSyntax } from './tokenContent.ts';

const write = (name: string) => `{${name}}`;

/** Names in braces are tokens, by these labels. */
const syntaxOf = (labels: Record<string, string>): TokenSyntax => ({
  parse: (text) =>
    text
      .split(/(\{\w+\})/)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const name = /^\{(\w+)\}$/.exec(piece)?.[1];
        return name === undefined ? { text: piece } : { name, label: labels[name] ?? name };
      }),
  write,
});

test('labels that come later change nothing of a text without their tokens, so that its caret stays', () => {
  const later = syntaxOf({ b: 'Bê' });
  expect(TokenContent.of('plain', syntaxOf({})).isTrue(later)).toBe(true);
  expect(
    TokenContent.of('a {a} b', syntaxOf({ a: 'Á' })).isTrue(syntaxOf({ a: 'Á', b: 'Bê' })),
  ).toBe(true);
  expect(TokenContent.of('a {b}', syntaxOf({})).isTrue(later)).toBe(false);
});

test('tokens that are written otherwise are others', () => {
  const braced = TokenContent.of('a {b}', syntaxOf({}));
  expect(braced.isTrue({ ...syntaxOf({}), write: (name) => `<${name}>` })).toBe(false);
});
