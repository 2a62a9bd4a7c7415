import { layoutNames } from '#domain/template/template.ts';
import { certificateSamples } from '#testing/certificates.ts';
import { layoutTestFront, typicalText } from '#testing/layouts.ts';

const footers = {
  'an address':
    'Aurora Energia S.A. · CNPJ 12.345.678/0001-90 · Av. Paulista, 1.000, 12.º andar · São Paulo/SP · Certificado emitido eletronicamente.',
  'an accreditation':
    'Instituto Aurora de Pesquisa e Inovação em Energia · Credenciado pela Portaria MEC nº 1.234/2019 · Rua das Laranjeiras, 45, Rio de Janeiro/RJ · www.aurora.example',
  'the longest text': certificateSamples.longest.areas[2],
};
const signatories = [
  { name: 'Ana Moura', role: 'Diretora' },
  { name: 'Helena Prado', role: 'Responsável técnica' },
];
const fronts = layoutNames.flatMap((layout) =>
  [0, 1, 2].flatMap((signatures) =>
    [false, true].map((showsCodeOnFront) => ({ layout, signatures, showsCodeOnFront })),
  ),
);

/** Lists the lines of the footer of a front: the lines of the last paragraph that starts like it. */
function listFooterLines(front: (typeof fronts)[number], footer: string): string[] {
  const text = {
    ...typicalText,
    header: '',
    center: '',
    footer,
    legalName: '',
    signatories: signatories.slice(0, front.signatures),
  };
  const { layout, showsCodeOnFront } = front;
  const look = { layout, titleColor: '#1E3A5F', contentColor: '#22262B', showsCodeOnFront };
  const { shapes } = layoutTestFront(text, look);
  const lines = shapes.flatMap((shape) =>
    shape.kind === 'text' ? [{ ...shape, text: shape.text.replaceAll('\u00a0', ' ') }] : [],
  );
  const first = lines.findLast((line) => line.text.startsWith(footer.slice(0, 30)));
  return lines.filter(({ block }) => block === first?.block).map((line) => line.text);
}

describe.each(Object.entries(footers))('footer with %s', (_title, footer) => {
  it('breaks lines on no front but between items, or else after a comma or a sentence', () => {
    const breaks = fronts.flatMap((front) => {
      const lines = listFooterLines(front, footer);
      expect(lines.length).toBeGreaterThan(0);
      return lines.slice(0, -1).map((line) => `${front.layout}: ${line}`);
    });
    expect(breaks.length).toBeGreaterThan(4);
    expect(breaks.filter((line) => !/(?: ·|[,;—]|\S{4}\.)$/.test(line))).toEqual([]);
  });
});
