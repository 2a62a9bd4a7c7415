import { findFieldsThatLeaveSentenceIncomplete } from './sentenceBreakingFields.ts';

const hasValue = (field: string) => field === 'user.name';

test.each<[string, string, string[]]>([
  ['a field within words', 'for {{mission.workload}}, as agreed', ['mission.workload']],
  ['a label before it', 'Grade: {{ mission.grade }}', ['mission.grade']],
  ['a dash between fields', '{{user.name}} – {{mission.grade}}', ['mission.grade']],
  ['each once', '{{a}} of {{a}} and {{b}}', ['a', 'b']],
  ['a field that has a value', 'for {{user.name}}', []],
  ['a field by itself', '{{mission.grade}}', []],
  ['fields alone', '{{user.name}} {{mission.grade}}', []],
  ['a line of its own', 'Congratulations\n{{mission.grade}}', []],
  ['a sentence of its own', 'Well done. {{mission.grade}}', []],
  ['a decimal is not an end', 'Version 1.5 {{mission.grade}}', ['mission.grade']],
  ['no field', 'for nobody', []],
])('findFieldsThatLeaveSentenceIncomplete: %s', (_name, text, expected) =>
  expect(findFieldsThatLeaveSentenceIncomplete(text, hasValue)).toEqual(expected),
);
