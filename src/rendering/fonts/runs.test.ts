import type { FaceName, FaceRole, Fonts } from './faces.ts';
import { faceOf, type FaceMetrics } from './fontMetrics.ts';
import body from './metrics/body.json';
import bold from './metrics/bold.json';
import title from './metrics/title.json';
import titleGreek from './metrics/titleGreek.json';
import titleWide from './metrics/titleWide.json';
import { foreignGraphemes, resolveRuns } from './runs.ts';

type Loaded = Partial<Record<FaceName, FaceMetrics>>;

const core: Loaded = { title, body, bold };
const all: Loaded = { ...core, titleWide, titleGreek };

function fontsOf(metrics: Loaded): Fonts {
  return {
    face: (name) => metrics[name] && faceOf(name, metrics[name]),
    measureForeign: () => ({ width: 1, ascent: 1, descent: 0 }),
  };
}

function runsOf(text: string, metrics = all, role: FaceRole = 'title') {
  return resolveRuns(text, role, fontsOf(metrics)).map((run) =>
    run.kind === 'face' ? [run.face.name, run.text] : ['foreign', run.text],
  );
}

test('a text of the core is one run', () => {
  expect(runsOf('João Ação')).toEqual([['title', 'João Ação']]);
  expect(runsOf('')).toEqual([]);
});

test('a text that one wider face has is set in it from end to end', () => {
  expect(runsOf('Nguyễn Thị Hoa')).toEqual([['titleWide', 'Nguyễn Thị Hoa']]);
  expect(runsOf('Ελένη Silva')).toEqual([['titleGreek', 'Ελένη Silva']]);
});

test('a text that needs two faces changes between them', () => {
  expect(runsOf('Ηώ Nguyễn')).toEqual([
    ['titleGreek', 'Ηώ'],
    ['title', ' Nguy'],
    ['titleWide', 'ễ'],
    ['title', 'n'],
  ]);
});

test('while a wider face is not loaded, its letters are foreign', () => {
  expect(runsOf('Thị', core)).toEqual([
    ['title', 'Th'],
    ['foreign', 'ị'],
  ]);
});

test('foreign words keep together with what stands between them', () => {
  expect(runsOf('Ana 王 小明, 李')).toEqual([
    ['title', 'Ana '],
    ['foreign', '王 小明, 李'],
  ]);
  expect(runsOf('محمد (2) علي Silva')).toEqual([
    ['foreign', 'محمد (2) علي'],
    ['title', ' Silva'],
  ]);
  expect(runsOf('محمد e علي').map(([face]) => face)).toEqual(['foreign', 'title', 'foreign']);
});

test('words and figures between emoji stay in the face', () => {
  expect(runsOf('🎉 2024 🎉 🎓')).toEqual([
    ['foreign', '🎉'],
    ['title', ' 2024 '],
    ['foreign', '🎉 🎓'],
  ]);
});

test('a cluster is never split', () => {
  expect(runsOf('a👩‍🎓b')).toEqual([
    ['title', 'a'],
    ['foreign', '👩‍🎓'],
    ['title', 'b'],
  ]);
  // Guarani: there is no g with tilde in one code point.
  expect(runsOf('Tag̃a')).toEqual([
    ['title', 'Ta'],
    ['foreign', 'g̃'],
    ['title', 'a'],
  ]);
  expect(runsOf('©\ufe0f')).toEqual([['foreign', '©\ufe0f']]);
});

test('what no face has is told by its graphemes', () => {
  expect(foreignGraphemes('Ana 👩‍🎓 王', 'title', fontsOf(all))).toEqual(['👩‍🎓', '王']);
  expect(foreignGraphemes('Ana', 'title', fontsOf(all))).toEqual([]);
});
