import { typicalText } from '#testing/layouts.ts';
import { isCompactLogo, getMonogram, getPresentLayoutElements } from './layoutContext.ts';

const design = { layout: 'Layout1', titleColor: '#00CEB2', contentColor: '#323F47' } as const;
const createImage = (width: number, height: number) => ({ url: 'logo.png', width, height });
const ana = { name: 'Ana', role: 'Diretora' };

test.each([
  ['Vértice Energia S.A.', 'VE'],
  ['Companhia de Águas do Norte', 'CÁ'],
  ['Aurora', 'A'],
  ['e-Learning & Co.', 'EC'],
  ['Ltda.', ''],
  ['', ''],
  ['3M 42', ''],
  ['iFood ibérica', 'ii'],
  ['ırmak Işık', 'II'],
  ['İzmir Eğitim', 'İE'],
  ['édenred água', 'ÉÁ'],
  ['ΐκαρος άλφα', 'ΐΆ'],
  ['ŉ Droom', 'ŉD'],
  ['тинькофф банк', 'ТБ'],
  ['თბილისის ბანკი', 'თბ'],
  ['हिन्दी संस्थान', 'हिसं'],
])('getMonogram(“%s”) is “%s”', (company, letters) => {
  expect(getMonogram(company)).toBe(letters);
});

test('isCompactLogo accepts logos up to 1.6 times as wide as high', () => {
  expect([160, 161].map((width) => isCompactLogo(createImage(width, 100)))).toEqual([true, false]);
});

describe('createLayoutContext', () => {
  it('puts a star into the seal of a minimal certificate', () => {
    expect(getPresentLayoutElements({ ...typicalText, footer: '' }, design)).toEqual({
      hasBackgroundImage: false,
      hasFooter: false,
      signatures: 0,
      emblem: 'star',
      isMarginSafe: false,
      hasCodeOnFront: false,
      hasSmallSeal: false,
    });
  });

  it('shows the code on the front only if its address is short enough', () => {
    const url = 'https://aprender.aurora.com.br/certificados/';
    const hasCode = (length: number, showsCodeOnFront = true) =>
      getPresentLayoutElements(
        { ...typicalText, url: url.padEnd(length, 'x') },
        { ...design, showsCodeOnFront },
      ).hasCodeOnFront;
    // A code of 45 modules has 153 bytes at the most.
    expect([153, 154].map((length) => hasCode(length))).toEqual([true, false]);
    expect(hasCode(80, false)).toBe(false);
  });

  it('has a footer if there is a legal name or a footer area', () => {
    expect(getPresentLayoutElements(typicalText, design).hasFooter).toBe(true);
    const named = { ...typicalText, footer: '', legalName: 'Aurora Energia S.A.' };
    expect(getPresentLayoutElements(named, design).hasFooter).toBe(true);
  });

  it.each([
    ['puts a compact logo into the seal', 'Aurora Energia', createImage(100, 100), 'logo'],
    ['uses a monogram beside a wide logo', 'Aurora Energia', createImage(300, 100), 'monogram'],
    ['uses a star beside a wide logo without a company name', '', createImage(300, 100), 'star'],
  ] as const)('%s', (_what, company, logo, emblem) => {
    const brand = { logo, signatures: [] };
    expect(
      getPresentLayoutElements({ ...typicalText, company }, { ...design, brand }),
    ).toMatchObject({
      emblem,
    });
  });

  it('counts signatories, with an image or without', () => {
    const createContext = (count: number) =>
      getPresentLayoutElements(
        { ...typicalText, signatories: Array.from({ length: count }, () => ana) },
        design,
      );
    expect([0, 1, 2].map((count) => createContext(count).signatures)).toEqual([0, 1, 2]);
  });
});
