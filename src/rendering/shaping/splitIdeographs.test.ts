import { splitIdeographs } from './splitIdeographs.ts';

it.each([
  ['王小明', '王|小|明'],
  ['陳大文（第二組）', '陳|大|文|（第|二|組）'],
  ['《中文》、山', '《中|文》、|山'],
  ['コーヒー', 'コー|ヒー'],
  ['がっこう', 'がっ|こ|う'],
  ['佐々木', '佐々|木'],
  ['王Li', '王|Li'],
  ['第12章', '第|12|章'],
  ['「山田」さん', '「山|田」|さ|ん'],
  // A voiced sound mark of its own, and a variation selector.
  ['か\u3099ら', 'か\u3099|ら'],
  ['葛\u{e0100}城', '葛\u{e0100}|城'],
  // Korean words and other scripts are not broken.
  ['김민준', '김민준'],
  ['김민준(金敏俊)', '김민준(金|敏|俊)'],
  ['Ana', 'Ana'],
])('splits %s into %s', (phrase, pieces) => expect(splitIdeographs(phrase).join('|')).toBe(pieces));
