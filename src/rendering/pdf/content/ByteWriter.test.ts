import { encodeLatin1 } from '../syntax.ts';
import { ByteWriter } from './ByteWriter.ts';

test.each([
  ['short text', 'q 1 0 0 1 0 0 cm'],
  ['short text beyond ASCII', '%âãÏÓ'],
  ['long text', 'l'.repeat(20_000)],
  ['long text with one character beyond ASCII', `${'l'.repeat(20_000)}é${'m'.repeat(300)}`],
  ['long text that is all beyond ASCII', 'ÿ'.repeat(20_000)],
])('writes %s as one byte per character', (_, text) => {
  const content = new ByteWriter();
  content.write('before ');
  content.write(text);
  content.write(' behind');
  expect(content.length).toBe(text.length + 14);
  expect(content.bytes).toEqual(encodeLatin1(`before ${text} behind`));
});

test('writes a space after a number', () => {
  const content = new ByteWriter();
  for (const value of [0, -0.5, 12]) content.writeNumber(value);
  expect(content.bytes).toEqual(encodeLatin1('0 -.5 12 '));
});
