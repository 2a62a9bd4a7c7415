import type { LayoutName } from '#model/template/template.ts';
import type { CertificateText } from '#rendering/certificateText.ts';
import type { BrandPictures, CertificateDesign } from '#rendering/design.ts';
import type { DesignColors } from '#rendering/designColors.ts';
import { backBody } from '#rendering/back/backBody.ts';
import { Composer } from '#rendering/layouts/composer.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { layout7, layout8 } from '#rendering/layouts/artwork.ts';
import { layout1 } from '#rendering/layouts/layout1.ts';
import { layout2 } from '#rendering/layouts/layout2.ts';
import { layout3 } from '#rendering/layouts/layout3.ts';
import { layout4 } from '#rendering/layouts/layout4.ts';
import { layout5 } from '#rendering/layouts/layout5.ts';
import { layout6 } from '#rendering/layouts/layout6.ts';
import type { Layouts } from '#rendering/layouts/layouts.ts';
import { looks } from '#rendering/layouts/looks.ts';
import { type Setting, settingOf } from '#rendering/layouts/setting.ts';
import type { PathShape, Scene, Shape } from '#rendering/scene.ts';
import { allFonts } from './fonts.ts';
import { boxOf, onPage } from './paths.ts';

const inksOfPaper = {
  paper: '#F7F5F0',
  title: '#102A3A',
  titleContour: '#0A1218',
  ink: '#213B4B',
  content: '#324C5C',
  muted: '#435D6D',
  line: '#4B6575',
  rule: '#546E7E',
  tint: '#DDE3E0',
  fill: '#657F8F',
  onFill: '#E8E4D8',
  bar: '#768FA0',
  onBar: '#D9D5C9',
} as const satisfies DesignColors;

/** A colour for each purpose, no two alike: what is drawn in it was drawn for that purpose. */
export const inks: DesignColors = inksOfPaper;

/** The same where paper lies on a dark ground. */
export const nightInks: DesignColors = {
  ...inksOfPaper,
  panel: {
    paper: '#FBFAF0',
    title: '#3A102A',
    titleContour: '#180A12',
    ink: '#4B213B',
    content: '#5C324C',
    muted: '#6D435D',
    line: '#754B65',
    rule: '#7E546E',
    tint: '#E0DDE3',
    fill: '#8F657F',
    onFill: '#D8E8E4',
    bar: '#A0768F',
    onBar: '#C9D9D5',
  },
};

/** The inks of a layout. */
export const inksOf = (name: LayoutName) => (looks[name].tone === 'night' ? nightInks : inks);

/** What a colour is for, or the colour where it is for nothing that a design chooses. */
export function purposeOf(ink: string): string {
  const nameIn = (colors: object) => Object.entries(colors).find(([, value]) => value === ink)?.[0];
  const onPanel = nameIn(nightInks.panel ?? {});
  return nameIn(inks) ?? (onPanel === undefined ? ink : `panel ${onPanel}`);
}

/** A certificate with nothing that may be missing. */
export const plainSetting: Setting = {
  hasPicture: false,
  hasFooter: false,
  signatures: 0,
  emblem: 'star',
  hasWideLogo: false,
  isMarginSafe: false,
};

/** A certificate as most are. */
export const typicalText: CertificateText = {
  language: 'pt',
  title: 'Certificado',
  label: 'Certificado de conclusão',
  certify: 'Certificamos que',
  name: 'Ana Beatriz Conceição Moura',
  concluded: 'concluiu com êxito',
  course: 'Segurança da Informação para Lideranças',
  header: 'Universidade Corporativa Aurora',
  center:
    'Programa alinhado à ISO/IEC 27001, com avaliação final e estudo de caso aplicado à rotina da equipe.',
  footer:
    'Aurora Energia S.A. · CNPJ 12.345.678/0001-90 · Certificado emitido eletronicamente em Recife.',
  completionDate: { label: 'Concluído em', value: '12 de novembro de 2026' },
  duration: { label: 'Carga horária', value: '8 horas e 30 minutos' },
  grade: { label: 'Nota', value: '9,5' },
  validationId: { label: 'ID de validação', value: '7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832' },
  instructor: { label: 'Instrutor', value: '' },
  place: { label: 'Local', value: '' },
  programme: { label: 'Conteúdo programático', value: '' },
  company: 'Aurora Energia',
  legalName: '',
  signatories: [],
  sides: { front: 'Frente', back: 'Verso' },
  backHeading: 'Sobre este certificado',
  scan: 'Leia para conferir',
  url: 'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
  address: 'aprender.aurora.com.br/certificados',
  qrAlt: 'Código QR',
};

const fonts = allFonts();

/** A composer with every font and nothing on it yet. */
export const emptySide = () => new Composer(fonts, 'pt');

/** Every layout, at once. */
export const allLayouts: Layouts = {
  Layout1: layout1,
  Layout2: layout2,
  Layout3: layout3,
  Layout4: layout4,
  Layout5: layout5,
  Layout6: layout6,
  Layout7: layout7,
  Layout8: layout8,
};

/** A certificate on both sides, in the layout of its design. */
export const layOut = (
  text: CertificateText,
  design: CertificateDesign,
  withFonts = fonts,
): Scene => layoutCertificate(text, design, withFonts, allLayouts[design.layout]);

export const noPictures: BrandPictures = { signatures: [] };

/** What there is of a text that may be missing. */
export const settingFor = (text: CertificateText, hasPicture = false): Setting => ({
  ...settingOf(text, { layout: 'Layout1', titleColor: '', contentColor: '' }),
  hasPicture,
});

interface Drawn {
  hasPicture?: boolean;
  rest?: string;
  colors?: DesignColors;
}

/** Both sides of a layout, each purpose in its own ink, without what lies below. */
export function drawLayout(
  name: LayoutName,
  text: CertificateText,
  { hasPicture = false, rest = '', colors = inksOf(name) }: Drawn = {},
) {
  const layout = allLayouts[name];
  const [front, back] = [emptySide(), emptySide()];
  const setting = settingFor(text, hasPicture);
  const result = layout.front({ composer: front, text, colors, setting, brand: noPictures });
  const sheet = { composer: back, text, colors, setting, brand: noPictures };
  layout.backHead?.(sheet);
  backBody({ ...sheet, colors: colors.panel ?? colors }, layout.back(setting), rest);
  return { ...result, setting, front: front.shapes, back: back.shapes };
}

const tenths = (value: number) => (Math.round(value * 10) / 10).toFixed(1);

/** Where a path is and how it is drawn. */
function pathAsWords(shape: PathShape): string {
  const { fill, stroke, strokeWidth, opacity, isFine, block } = shape;
  const { left, top, right, bottom } = boxOf(onPage(shape));
  return [
    `${block?.role ?? 'Path'} from ${tenths(left)} ${tenths(top)} to ${tenths(right)} ${tenths(bottom)}`,
    ...(fill === undefined ? [] : [`filled in ${purposeOf(fill)}`]),
    ...(stroke === undefined
      ? []
      : [`${(strokeWidth ?? 0).toFixed(2)} pt of ${purposeOf(stroke)}`]),
    ...(opacity === undefined ? [] : [`opacity ${opacity.toFixed(2)}`]),
    ...(isFine ? ['fine'] : []),
  ].join(', ');
}

/** Where each shape stands to a tenth of a point, and its look: a line for each. */
export function placesOf(shapes: readonly Shape[]): string[] {
  return shapes.map((shape) => {
    if (shape.kind === 'path') return pathAsWords(shape);
    if (shape.kind === 'ring')
      return `${shape.block.role} “${shape.text}” around, ${tenths(shape.size)} pt`;
    if (shape.kind !== 'text') return `${shape.kind} at ${tenths(shape.x)} ${tenths(shape.y)}`;
    const { text, xs, right, y, size, face, fill, block } = shape;
    const start = text.length > 24 ? `${text.slice(0, 23)}…` : text;
    const place = `${tenths(xs[0] ?? NaN)} to ${tenths(right)} at ${tenths(y)}`;
    return `${block.role} “${start}” ${place}, ${tenths(size)} pt ${face}, ${purposeOf(fill)}`;
  });
}
