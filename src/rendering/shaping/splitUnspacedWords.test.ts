import { splitUnspacedWords } from './splitUnspacedWords.ts';

it.each([
  ['Latin text', 'Segurança', ['Segurança']],
  ['Thai words', 'ความปลอดภัย(พื้นฐาน)', ['ความ', 'ปลอดภัย', '(พื้น', 'ฐาน)']],
  ['Tibetan syllables', 'བསྟན་འཛིན་རྒྱ', ['བསྟན་', 'འཛིན་', 'རྒྱ']],
])('splits %s', (_, phrase, words) => {
  expect(splitUnspacedWords(phrase).join('')).toBe(phrase);
  expect(splitUnspacedWords(phrase)).toEqual(words);
});
