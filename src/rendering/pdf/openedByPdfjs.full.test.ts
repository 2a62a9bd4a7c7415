import { languages } from '#model/language.ts';
import { layoutNames } from '#model/template/template.ts';
import { certificateWishes } from '#testing/certificates.ts';
import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { differencesFromLayout } from '#testing/pdf/openByPdfjs.ts';
import { scenePdf } from './scenePdf.ts';

const wishes = Object.keys(certificateWishes) as (keyof typeof certificateWishes)[];
/** Texts of other scripts are the same in every language. */
const inEveryLanguage = ['typical', 'longest', 'missing', 'unbreakable'] as const;

describe.each(layoutNames)('%s', (layout) => {
  describe.each(languages)('in %s', (language) => {
    test.each(language === 'pt' ? wishes : inEveryLanguage)(
      'with %s texts is read as it was laid out',
      async (wish) => {
        const scene = await sceneOf(layout, wish, language);
        const pdf = scenePdf([certificateWith(scene)], resources);
        expect(await differencesFromLayout(pdf, scene)).toEqual([]);
      },
    );
  });
});
