import { splitByHighlights } from './highlights.ts';
import { parseSearchWords } from './searchWords.ts';

const highlight = (text: string, search: string) =>
  splitByHighlights(text, parseSearchWords(search))
    .map((part) => (part.isHighlighted ? `[${part.text}]` : part.text))
    .join('');

describe('getHighlights', () => {
  it.each([
    ['Introdução à energia', 'energia', 'Introdução à [energia]'],
    ['Introdução à energia', 'introducao a', '[Introdução] [à] energi[a]'],
    ['Introduça\u0303o', 'cao', 'Introdu[ça\u0303o]'],
    ['anan', 'an na', '[anan]'],
    ['😀 Olá', 'ola', '😀 [Olá]'],
    ['Solda', '2025', 'Solda'],
    ['', 'a', ''],
  ])('highlights in “%s” the matches of “%s”', (text, search, expected) => {
    expect(highlight(text, search)).toBe(expected);
  });

  it.each([
    ['Straßenverkehr', 'strasse', '[Straße]nverkehr'],
    ['Straßenverkehr', 'stras', '[Straß]enverkehr'],
    ['Straßenverkehr', 'verkehr', 'Straßen[verkehr]'],
    ['Ørsted og Ærø', 'aero', 'Ørsted og [Ærø]'],
    ['Naïve Œuvre', 'oeuvre', 'Naïve [Œuvre]'],
    ['Naïve Œuvre', 'e', 'Naïv[e] [Œ]uvr[e]'],
    ['Gestão ﬁnanceira: visão', 'visao', 'Gestão ﬁnanceira: [visão]'],
    ['Gestão ﬁnanceira', 'inan', 'Gestão [ﬁnan]ceira'],
    ['İstanbul İş Güvenliği', 'is guven', '[İs]tanbul [İş] [Güven]liği'],
    ['½ dia: frações', 'fracoes', '½ dia: [frações]'],
    ['気温20℃です', 'です', '気温20℃[です]'],
    ['Müller & Söhne', 'mueller', '[Müller] & Söhne'],
    ['Müller & Söhne', 'soehne', 'Müller & [Söhne]'],
    ['Aarhus Århus', 'aarhus', '[Aarhus] [Århus]'],
  ])('highlights whole letters whose spellings differ in length: %s, %s', (...row) => {
    const [text, search, expected] = row;
    expect(highlight(text, search)).toBe(expected);
  });

  it.each([
    ['Norma NR-35: altura', 'nr35', 'Norma [NR-35]: altura'],
    ['Norma NR 35: altura', 'NR-35', 'Norma [NR 35]: altura'],
    ['Norma NR35: altura', 'nr 35', 'Norma [NR35]: altura'],
    ['São\u2011Paulo', 'são-paulo', '[São\u2011Paulo]'],
    ['Copo d’água', "d'agua", 'Copo [d’água]'],
    ['Copo d’água', 'dagua', 'Copo [d’água]'],
    ['Copo d’água', 'agua', 'Copo d’[água]'],
    ['Aurora S.A. do Norte', 'sa', 'Aurora [S.A]. do Norte'],
    ['Wi-Fi e wifi', 'wi-fi', '[Wi-Fi] e [wifi]'],
  ])('highlights words written together or apart: %s, %s', (text, search, expected) => {
    expect(highlight(text, search)).toBe(expected);
  });

  it.each([
    ['ＳＡＰ 基礎', 'sap', '[ＳＡＰ] 基礎'],
    ['हिन्दी में', 'हि', '[हि]न्दी में'],
    ['مُحَمَّد علي', 'محمد', '[مُحَمَّد] علي'],
    ['می\u200cخواهم', 'میخواهم', '[می\u200cخواهم]'],
    ['שָׁלוֹם עולם', 'שלום', '[שָׁלוֹם] עולם'],
    ['полага́ться', 'полагаться', '[полага́ться]'],
    ['ガイド', 'がいど', 'ガイド'],
    ['ﾊﾟﾝ作り', 'パン', '[ﾊﾟﾝ]作り'],
    ['१२ दिन', '12', '[१२] दिन'],
  ])(
    'highlights letters of other scripts with their combining marks: %s, %s',
    (text, search, expected) => {
      expect(highlight(text, search)).toBe(expected);
    },
  );

  it('keeps every character of a text', () => {
    const text = 'Aß“ﬁ½ｶﾞ d’água—NR‑35 👩🏽\u200d💻 می\u200cخواهم S.A. \u0301';
    for (const search of ['a s f 1', 'nr35', 'ガ', 'dagua sa', '👩🏽\u200d💻'])
      expect(
        splitByHighlights(text, parseSearchWords(search))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
