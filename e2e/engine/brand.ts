import type { Brand } from '../../src/model/certificate/brand.ts';
import { encodePng, type PngWish } from '../../src/testing/encodePng.ts';

const [width, height] = [60, 24];

/** A picture of a byte a sample, in its address. @param samplesOf of each pixel */
function drawn(
  type: PngWish['type'],
  samplesOf: (x: number, y: number) => readonly number[],
  more: Partial<PngWish> = {},
): string {
  const samples = Array.from({ length: width * height }, (_, place) =>
    samplesOf(place % width, Math.floor(place / width)),
  ).flat();
  const file = encodePng({ width, height, type, depth: 8, samples, filters: [1, 2, 4], ...more });
  return `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
}

/** What a company has for its papers, with pictures that shine through in each of the ways that a PNG may. */
export const brand: Brand = {
  legalName: 'Aurora Energia S.A. · CNPJ 12.345.678/0001-90',
  logoUrl: drawn(6, (x, y) => [15, 118, 110, Math.min(255, x * 5 + y)]),
  signatures: [
    {
      name: 'Helena Prado',
      role: 'Diretora de Pessoas',
      imageUrl: drawn(3, (x, y) => [(x + y) % 3], {
        palette: [20, 20, 60, 255, 255, 255, 90, 90, 120],
        transparency: [255, 0, 128],
        isInterlaced: true,
      }),
    },
    {
      name: 'Caio Menezes',
      role: 'Responsável técnico',
      imageUrl: drawn(4, (x) => [40, x * 4]),
    },
  ],
};

export const programme = {
  text: 'Riscos e controles\nResposta a incidentes\nCultura de segurança',
  instructor: 'Lívia Sampaio',
  place: 'Recife',
};
