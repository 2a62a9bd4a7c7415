import type { FaceName, FontRole, LoadedCertificateFonts } from './faces.ts';
import { createFace, type FaceMetrics } from './fontMetrics.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';
import titleGreek from './metrics/titleGreek.json';
import titleWide from './metrics/titleWide.json';
import { findFallbackGraphemes, splitIntoFontRuns } from './runs.ts';

type LoadedMetrics = Partial<Record<FaceName, FaceMetrics>>;

const core: LoadedMetrics = { title, body, bold };
const allFaces: LoadedMetrics = { ...core, titleWide, titleGreek };

function createFonts(metrics: LoadedMetrics): LoadedCertificateFonts {
  return {
    getFace: (name) => metrics[name] && createFace(name, metrics[name]),
    measureFallbackText: () => ({ width: 1, ascent: 1, descent: 0 }),
  };
}

function getRuns(text: string, metrics = allFaces, role: FontRole = 'title') {
  return splitIntoFontRuns(text, role, createFonts(metrics)).map((run) =>
    run.kind === 'face' ? [run.face.name, run.text] : ['fallbackText', run.text],
  );
}

test('returns one run for a text with core characters', () => {
  expect(getRuns('João Ação')).toEqual([['title', 'João Ação']]);
  expect(getRuns('')).toEqual([]);
});

test('sets the whole text in a wide face that has all its characters', () => {
  expect(getRuns('Nguyễn Thị Hoa')).toEqual([['titleWide', 'Nguyễn Thị Hoa']]);
  expect(getRuns('Ελένη Silva')).toEqual([['titleGreek', 'Ελένη Silva']]);
});

test('switches between faces if no face has all characters', () => {
  expect(getRuns('Ηώ Nguyễn')).toEqual([
    ['titleGreek', 'Ηώ'],
    ['title', ' Nguy'],
    ['titleWide', 'ễ'],
    ['title', 'n'],
  ]);
});

test('returns fallback text for characters of a face that is not loaded', () => {
  expect(getRuns('Thị', core)).toEqual([
    ['title', 'Th'],
    ['fallbackText', 'ị'],
  ]);
});

test('joins fallback words with the text between them unless it has letters', () => {
  expect(getRuns('Ana 王 小明, 李')).toEqual([
    ['title', 'Ana '],
    ['fallbackText', '王 小明, 李'],
  ]);
  expect(getRuns('محمد (2) علي Silva')).toEqual([
    ['fallbackText', 'محمد (2) علي'],
    ['title', ' Silva'],
  ]);
  expect(getRuns('محمد e علي').map(([face]) => face)).toEqual([
    'fallbackText',
    'title',
    'fallbackText',
  ]);
});

test('keeps words and digits between emoji in the face', () => {
  expect(getRuns('🎉 2024 🎉 🎓')).toEqual([
    ['fallbackText', '🎉'],
    ['title', ' 2024 '],
    ['fallbackText', '🎉 🎓'],
  ]);
});

test('never splits a grapheme', () => {
  expect(getRuns('a👩‍🎓b')).toEqual([
    ['title', 'a'],
    ['fallbackText', '👩‍🎓'],
    ['title', 'b'],
  ]);
  // Guarani: g with tilde has no composed character.
  expect(getRuns('Tag̃a')).toEqual([
    ['title', 'Ta'],
    ['fallbackText', 'g̃'],
    ['title', 'a'],
  ]);
  expect(getRuns('©\ufe0f')).toEqual([['fallbackText', '©\ufe0f']]);
});

test('finds graphemes that no face has', () => {
  expect(findFallbackGraphemes('Ana 👩‍🎓 王', 'title', createFonts(allFaces))).toEqual(['👩‍🎓', '王']);
  expect(findFallbackGraphemes('Ana', 'title', createFonts(allFaces))).toEqual([]);
});
