import { createCertificate } from '#testing/certificates.ts';
import { indexCertificate } from './indexCertificate.ts';
import { findWordMatches, parseSearchWords } from './searchWords.ts';
import { buildSearchIndex } from './searchIndex.ts';

function isFound(course: string, search: string): boolean {
  const certificate = createCertificate({ course, id: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832' });
  const undated = {
    ...certificate,
    createdAt: null,
    course: { ...certificate.course, completedAt: null },
  };
  return (
    findWordMatches(
      buildSearchIndex([indexCertificate(undated, 'America/Sao_Paulo')]),
      parseSearchWords(search),
    )[0] === 1
  );
}

type Pair = readonly [course: string, search: string];

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

const matchingPairs: Readonly<Record<string, readonly Pair[]>> = {
  'letters without a decomposition': [
    ['Đặng Văn Lâm: an toàn', 'dang'],
    ['Łódź: bezpieczeństwo', 'lodz'],
    ['Ørsted og Ærø', 'orsted'],
    ['Ørsted og Ærø', 'aero'],
    ['Straßenverkehr', 'strasse'],
    ['Großhandel', 'gross'],
    ['STRASSENVERKEHR', 'straße'],
    ['GROẞE STRAẞE', 'grosse strasse'],
    ['Naïve Œuvre', 'oeuvre'],
    ['Þjóðfélag og öryggi', 'thjodfelag'],
    ['Ħaż-Żabbar', 'haz-zabbar'],
    ['Ŧuođđa ja bargu', 'tuodda'],
    ['Sáŋgár', 'sangar'],
    ['Əliyev: təhlükəsizlik', 'eliyev tehlukesizlik'],
    ['Ƙungiya da ɗalibi', 'kungiya dalibi'],
    ['Ɛʋe gbe ɖeka', 'eve deka'],
    ['Bezpečnosť ľudí', 'bezpecnost ludi'],
    ['Eine Maß Bīėr', 'mass bier'],
    ['Flíeßendes wáßer', 'fliessendes wasser'],
  ],
  'dotted and dotless i': [
    ['Işıl İnci', 'isil inci'],
    ['İSTANBUL İŞ GÜVENLİĞİ', 'istanbul is guvenligi'],
    ['istanbul', 'İSTANBUL'],
    ['Isparta ılık', 'ısparta ILIK'],
  ],
  digraphs: [
    ['Müller & Söhne', 'mueller soehne'],
    ['Mueller & Soehne', 'Müller Söhne'],
    ['Aarhus havn', 'århus'],
    ['Århus havn', 'aarhus'],
    ['Đorđe Đoković', 'djordje'],
    ['Ørestad', 'oerestad'],
    ['Müller', 'muller'],
    ['München', 'munchen'],
    ['München', 'muenchen'],
    ['ᾅδης', 'ΑΙΔΗΣ'],
    ['Əliyev', 'aliyev'],
  ],
  'accents of Latin and Greek letters': [
    ['Españoles: año nuevo', 'ano'],
    ['ålder, ägg, öppen', 'alder agg oppen'],
    ['Ånger', 'anger'],
    ['București: cățărat', 'bucuresti catarat'],
    ['Bucures\u0327ti', 'Bucure\u0219ti'],
    ['Τι κάνεις; Γειά', 'τι κανεις γεια'],
    ['ΟΔΟΣ ΑΣΦΑΛΕΙΑΣ', 'οδός ασφαλείας'],
    ['ᾅδης καὶ ΐ', 'αδης και ι'],
    ['Ụ̀nụ̀ Ṅgọzi', 'unu ngozi'],
    ['Peg̃a Yvy', 'pega'],
    ['cafe\u0301', 'café'],
  ],
  'apostrophes and quotes': [
    ['Copo d’água', "d'agua"],
    ["Copo d'água", 'd´água'],
    ['L’Oréal: vendas', "l'oreal"],
    ['K’Thriss', "k'thriss"],
    ['Driver’s licence', "driver's"],
    ['We’ve Got Tonight', "we've"],
    ["Jacques l'Intercis", 'l’intercis'],
    ['L’Oréal: vendas', 'loreal'],
    ['Kal‘Hyah Bashir', "Kal'Hyah"],
    ['Kaʼana Oʻahu', "ka'ana o'ahu"],
    ['Qurʾān e ʿulūm', "qur'an ulum"],
    ['O “melhor” atendimento', '"melhor"'],
    ['Formação «básica»', 'formacao "basica"'],
    ['Dit is ŉ droom', "'n droom"],
  ],
  hyphens: [
    ['São\u2011Paulo', 'são-paulo'],
    ['São-Paulo', 'são–paulo'],
    ['São Paulo', 'sao-paulo'],
    ['Pós\u2010venda', 'pós-venda'],
    ['Back—office', 'back-office'],
    ['Se\u00adgu\u00adran\u00adça', 'seguranca'],
    ['ירושלים־תל אביב', 'ירושלים-תל'],
  ],
  'joined and separate words': [
    ['Norma NR-35: altura', 'nr35'],
    ['Norma NR 35: altura', 'nr35'],
    ['Norma NR35: altura', 'nr 35'],
    ['Norma NR35: altura', 'NR-35'],
    ['Norma NR 35: altura', 'NR-35'],
    ['Norma NR.35: altura', 'nr35'],
    ['Norma N.R. 35', 'nr 35'],
    ['NR 1234567', 'nr1234567'],
    ['Norma NR 35: altura', 'nr3'],
    ['ISO 9001:2015', 'iso9001'],
    ['ISO 9001:2015', 'iso 9001-2015'],
    ['Wi-Fi e e-mail', 'wifi email'],
    ['wifi e email', 'wi-fi e-mail'],
    ['Programa 5 S', '5s'],
    ['Programa 5S', '5 s'],
    ['Pesquisa & Desenvolvimento: P & D', 'p&d'],
    ['Node.js e TCP/IP', 'nodejs tcpip'],
    ['Node js e tcp ip', 'node.js tcp/ip'],
    ['Aurora S.A.', 'sa'],
    ['COVID-19', 'covid19'],
    ['Col·legi', 'collegi'],
    ['データ・サイエンス', 'データサイエンス'],
    ['C++ e C#', 'c++ c#'],
    ['Scrum v2.0', '2.0'],
    ['Turma T12/2025', '12/2025'],
    ['NR 35 – 2ª edição', 'nr35 2ª'],
    ['Testes A/B', 'a/b'],
    ['Testes A/B', 'ab'],
    ['Testes AB', 'a/b'],
    ['Módulos de I/O', 'i/o'],
    ['Aurora S/A', 's.a.'],
    ['Aurora S. A.', 'sa'],
    ['Gestão de T. I.', 'ti'],
  ],
  'width variants, ligatures and other compatibility forms': [
    ['ＳＡＰ 基礎', 'SAP'],
    ['SAP 基礎', 'ＳＡＰ'],
    ['Gestão de ﬁnanças', 'financas'],
    ['Oﬃce e ﬂuxo', 'office fluxo'],
    ['ﾊﾟﾝ作り', 'パン'],
    ['Nível Ⅳ', 'nivel iv'],
    ['Área em m²', 'm2'],
    ['Curso nº 3', 'no 3'],
    ['㈱アウロラ', '(株)アウロラ'],
    ['\ufa19\ufa1b太郎', '神福'],
    ['⽇本', '日本'],
    ['½ dia', '1/2'],
    ['20℃', '20°c'],
    [`Ana ${england}`, 'ana 🏴'],
  ],
  'signs written for letters': [
    ['Norma n° 35', 'nº 35'],
    ['Norma nº 35', 'n° 35'],
    ['Norma n.° 35', 'n.º 35'],
    ['Norma n.º 35', 'n°35'],
    ['Norma № 35', 'n° 35'],
    ['1° semestre', '1º semestre'],
    ['1º semestre', '1°'],
    ['Conservação a 20°C', '20ºc'],
    ['Direção 4×4', '4x4'],
  ],
  'digits of other scripts': [
    ['السلامة ٢٠٢٦', '2026'],
    ['ایمنی ۱۲', '12'],
    ['भाग १२', '12'],
    ['Parte 12', '१२'],
    ['บทที่ ๓', '3'],
    ['第１２章', '12'],
  ],
  'optional marks': [
    ['مُحَمَّد', 'محمد'],
    ['محمـــد', 'محمد'],
    ['أحمد إبراهيم آمن', 'احمد ابراهيم امن'],
    ['شَرِكَة', 'شركة'],
    ['كتاب علي', 'کتاب علی'],
    ['می\u200cخواهم', 'میخواهم'],
    ['می‌خواهم', 'می خواهم'],
    ['שָׁלוֹם', 'שלום'],
    ['צה״ל צ׳יפס', 'צה"ל צ\'יפס'],
    ['צה״ל', 'צהל'],
    ['ארה״ב', 'ארה"ב'],
    ['ශ්\u200dරී', 'ශ්රී'],
    ['Фёдор: актёр', 'федор актер'],
    ['Федор', 'Фёдор'],
    ['Орёл', 'орел'],
    ['полага́ться', 'полагаться'],
    ['करो।', 'करो'],
  ],
  'composed and decomposed letters': [
    ['が'.normalize('NFD'), 'が'],
    ['각'.normalize('NFD'), '각'],
    ['й'.normalize('NFD'), 'й'],
    ['क़लम', '\u0958लम'],
    ['ệ'.normalize('NFD'), 'e'],
  ],
};

const otherPairs: Readonly<Record<string, readonly Pair[]>> = {
  'Japanese letters with and without their sound marks': [
    ['がぎ', 'かき'],
    ['かき', 'がぎ'],
    ['パン', 'ハン'],
    ['ベンチ', 'ヘンチ'],
    ['ｶﾞｲﾄﾞ', 'カイト'],
    ['きゃく', 'きやく'],
  ],
  'vowel signs and nukta of Indic letters': [
    ['कि', 'की'],
    ['की', 'कि'],
    ['दिन', 'दन'],
    ['बाल', 'बल'],
    ['क़लम', 'कलम'],
    ['தமிழ்', 'தமழ'],
    ['বই', 'বি'],
  ],
  'vowels and tones of Thai': [
    ['เข้า', 'เขา'],
    ['ม้า', 'มา'],
    ['กิน', 'กน'],
  ],
  'Korean syllables': [
    ['각', '가'],
    ['서울', '서우'],
    ['강', '각'],
  ],
  'Cyrillic letters': [
    ['мой', 'мои'],
    ['майка', 'маика'],
    ['їжак', 'іжак'],
    ['ўсё', 'усе'],
    ['ќе', 'ке'],
    ['шум', 'щум'],
  ],
  'Arabic and Hebrew letters': [
    ['على', 'علي'],
    ['مدرسة', 'مدرسه'],
    ['بيت', 'تيب'],
    ['סוס', 'שוש'],
  ],
  'word boundaries': [
    ['Casa nova', 'san'],
    ['Norma NR 35', 'r35'],
    ['Norma NR 35 1ª edição', '351'],
    ['Nível 2.0', '20'],
    ['Turma 1, nível 2', '12'],
    ['A solda', 'as'],
    ['A base', 'ab'],
    ['Testes A/B', 'a/c'],
    ['Aula beta', 'a/b'],
    ['Norma NR 35', 'nr 36'],
    ['C#', 'c++'],
    ['P & D', 'p+d'],
    ['12/2025', '122'],
  ],
  'unrelated letters': [
    ['Dança', 'dansa'],
    ['Größe', 'grase'],
    ['三 níveis', '3'],
    ['日本', '曰本'],
    ['Müller', 'mueler'],
  ],
};

const getRows = (pairs: typeof matchingPairs) =>
  Object.entries(pairs).flatMap(([kind, rows]) => rows.map((row) => [kind, ...row] as const));

describe('matching names', () => {
  it.each(getRows(matchingPairs))('finds across %s: “%s” by “%s”', (_kind, course, search) => {
    expect(isFound(course, search)).toBe(true);
  });
});

describe('different names', () => {
  it.each(getRows(otherPairs))('does not find across %s: “%s” by “%s”', (_kind, course, search) => {
    expect(isFound(course, search)).toBe(false);
  });
});
