import { facesOfRole, type FaceName } from './faces.ts';
import { loadFonts } from './loadFonts.ts';
import { resolveRuns } from './runs.ts';
import { refuseForeign, UnwritableText } from './unwritableText.ts';

const wider: FaceName[] = ['titleWide', 'bodyWide', 'boldWide', 'titleGreek'];

// Faces once loaded stay: the order of these tests is part of them.
test('accents of European languages, emoji and writings that no face has load nothing', async () => {
  const texts = ['João Ação – “Ștefan” Łódź №', '🎓', '王小明', 'محمد'];
  const fonts = await loadFonts(texts, refuseForeign);
  expect(wider.filter((name) => fonts.face(name))).toEqual([]);
  expect(facesOfRole.title.filter((name) => fonts.face(name))).toEqual(['title']);
});

test('Vietnamese and Cyrillic load the wide faces of every role, Greek its own', async () => {
  const wide = await loadFonts(['Nguyễn', 'Тодор'], refuseForeign);
  expect(wider.filter((name) => wide.face(name))).toEqual(['titleWide', 'bodyWide', 'boldWide']);
  const fonts = await loadFonts(['Ελένη'], refuseForeign);
  for (const [role, face] of [
    ['title', 'titleGreek'],
    ['body', 'bodyWide'],
    ['bold', 'boldWide'],
  ] as const)
    expect(resolveRuns('Ελένη', role, fonts)).toEqual([
      { kind: 'face', face: fonts.face(face), text: 'Ελένη' },
    ]);
});

test('without the fonts of a system, foreign text is refused with what is missing', async () => {
  const fonts = await loadFonts(['王 王🎓'], refuseForeign);
  const attempt = () => fonts.measureForeign('王 王🎓', 'title');
  expect(attempt).toThrow(UnwritableText);
  expect(attempt).toThrow('No certificate font has 王 (U+738B), 🎓 (U+1F393).');
  expect(new UnwritableText('王 王🎓').graphemes).toEqual(['王', '🎓']);
});
