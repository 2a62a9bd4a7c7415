import type { CertificateText } from '#rendering/certificateText.ts';
import type { DesignColors } from '#rendering/designColors.ts';
import { backBody } from '#rendering/layouts/backBody.ts';
import { Composer } from '#rendering/layouts/composer.ts';
import type { Layout } from '#rendering/layouts/layout.ts';
import type { PathShape, Shape } from '#rendering/scene.ts';
import { allFonts } from './fonts.ts';
import { boxOf } from './paths.ts';

/** A colour for each purpose, no two alike: what is drawn in it was drawn for that purpose. */
export const inks: DesignColors = {
  paper: '#F7F5F0',
  title: '#102A3A',
  titleText: '#213B4B',
  content: '#324C5C',
  muted: '#435D6D',
  rule: '#546E7E',
  fill: '#657F8F',
  onFill: '#E8E4D8',
  bandOpacity: 0.77,
};

/** What a colour is for, or the colour where it is for nothing that a design chooses. */
export function purposeOf(ink: string): string {
  return Object.entries(inks).find(([, value]) => value === ink)?.[0] ?? ink;
}

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

/** Both sides of a layout, each purpose in its own ink, without what lies below. */
export function drawLayout(
  layout: Layout,
  text: CertificateText,
  { hasPicture = false, rest = '', colors = inks } = {},
) {
  const [front, back] = [emptySide(), emptySide()];
  const result = layout.front(front, text, colors, hasPicture);
  layout.backHead?.(back, text, colors);
  backBody(back, text, colors, layout.back(hasPicture), rest);
  return { ...result, front: front.shapes, back: back.shapes };
}

const tenths = (value: number) => (Math.round(value * 10) / 10).toFixed(1);

/** Where a path is and how it is drawn. */
function pathAsWords({ d, fill, stroke, strokeWidth, opacity, isFine, block }: PathShape): string {
  const { left, top, right, bottom } = boxOf(d);
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
    if (shape.kind !== 'text') return `${shape.kind} at ${tenths(shape.x)} ${tenths(shape.y)}`;
    const { text, xs, right, y, size, face, fill, block } = shape;
    const start = text.length > 24 ? `${text.slice(0, 23)}…` : text;
    const place = `${tenths(xs[0] ?? NaN)} to ${tenths(right)} at ${tenths(y)}`;
    return `${block.role} “${start}” ${place}, ${tenths(size)} pt ${face}, ${purposeOf(fill)}`;
  });
}
