import { faceNamesByRole, type FaceName } from './faces.ts';
import { loadFonts } from './loadFonts.ts';
import { splitIntoFontRuns } from './runs.ts';
import { throwOnFallbackText, UnwritableTextError } from './unwritableText.ts';

const deferred: FaceName[] = ['titleWide', 'bodyWide', 'boldWide', 'titleGreek'];

// Loaded faces stay loaded, so these tests depend on their order.
test('loads no faces for European accents, emoji and unsupported scripts', async () => {
  const texts = ['João Ação – “Ștefan” Łódź №', '🎓', '王小明', 'محمد'];
  const fonts = await loadFonts(texts, throwOnFallbackText);
  expect(deferred.filter((name) => fonts.getFace(name))).toEqual([]);
  expect(faceNamesByRole.title.filter((name) => fonts.getFace(name))).toEqual(['title']);
});

test('loads all other faces for Vietnamese, Cyrillic or Greek', async () => {
  const fontsWithWide = await loadFonts(['Nguyễn', 'Тодор'], throwOnFallbackText);
  expect(deferred.filter((name) => fontsWithWide.getFace(name))).toEqual(deferred);
  const fonts = await loadFonts(['Ελένη'], throwOnFallbackText);
  for (const [role, face] of [
    ['title', 'titleGreek'],
    ['body', 'bodyWide'],
    ['bold', 'boldWide'],
  ] as const)
    expect(splitIntoFontRuns('Ελένη', role, fonts)).toEqual([
      { kind: 'face', face: fonts.getFace(face), text: 'Ελένη' },
    ]);
});

test('throws for fallback text without system fonts and names the missing characters', async () => {
  const fonts = await loadFonts(['王 王🎓'], throwOnFallbackText);
  const measure = () => fonts.measureFallbackText('王 王🎓', 'title');
  expect(measure).toThrow(UnwritableTextError);
  expect(measure).toThrow('No certificate font has 王 (U+738B), 🎓 (U+1F393).');
  expect(new UnwritableTextError('王 王🎓').graphemes).toEqual(['王', '🎓']);
});
