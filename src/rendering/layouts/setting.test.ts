import { typicalText } from '#testing/layouts.ts';
import { isInSeal, monogramOf, settingOf } from './setting.ts';

const design = { layout: 'Layout1', titleColor: '#00CEB2', contentColor: '#323F47' } as const;
const picture = (width: number, height: number) => ({ url: 'logo.png', width, height });
const ana = { name: 'Ana', role: 'Diretora' };

test.each([
  ['Vértice Energia S.A.', 'VE'],
  ['Companhia de Águas do Norte', 'CÁ'],
  ['Aurora', 'A'],
  ['e-Learning & Co.', 'EC'],
  ['Ltda.', ''],
  ['', ''],
  ['3M 42', ''],
])('the monogram of “%s” is “%s”', (company, letters) => {
  expect(monogramOf(company)).toBe(letters);
});

test('a logo is compact up to 1.6 times as wide as high', () => {
  expect([160, 161].map((width) => isInSeal(picture(width, 100)))).toEqual([true, false]);
});

describe('what there is', () => {
  it('of a bare certificate is a star in its seal', () => {
    expect(settingOf({ ...typicalText, footer: '' }, design)).toEqual({
      hasPicture: false,
      hasFooter: false,
      signatures: 0,
      emblem: 'star',
      hasWideLogo: false,
      isMarginSafe: false,
    });
  });

  it('has a foot as soon as the legal name or the footer is known', () => {
    expect(settingOf(typicalText, design).hasFooter).toBe(true);
    const named = { ...typicalText, footer: '', legalName: 'Aurora Energia S.A.' };
    expect(settingOf(named, design).hasFooter).toBe(true);
  });

  it.each([
    ['a compact logo is in the seal', 'Aurora Energia', picture(100, 100), 'logo', false],
    ['a wide one stands beside a monogram', 'Aurora Energia', picture(300, 100), 'monogram', true],
    ['a wide one stands beside the star of no company', '', picture(300, 100), 'star', true],
  ] as const)('says that %s', (_what, company, logo, emblem, hasWideLogo) => {
    const brand = { logo, signatures: [] };
    expect(settingOf({ ...typicalText, company }, { ...design, brand })).toMatchObject({
      emblem,
      hasWideLogo,
    });
  });

  it('counts who signs, with a picture or without', () => {
    const countOf = (count: number) =>
      settingOf({ ...typicalText, signatories: Array.from({ length: count }, () => ana) }, design);
    expect([0, 1, 2].map((count) => countOf(count).signatures)).toEqual([0, 1, 2]);
  });
});
