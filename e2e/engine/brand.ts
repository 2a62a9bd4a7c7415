import type { CompanyBrand } from '../../src/domain/certificate/brand.ts';
import { encodePng, type PngImage } from '../../src/testing/encodePng.ts';

const [width, height] = [60, 24];

/** Creates a `data:` URL of a PNG with 8 bits per sample. @param getSamples returns the samples of a pixel */
function createPngUrl(
  type: PngImage['type'],
  getSamples: (x: number, y: number) => readonly number[],
  options: Partial<PngImage> = {},
): string {
  const samples = Array.from({ length: width * height }, (_, index) =>
    getSamples(index % width, Math.floor(index / width)),
  ).flat();
  const file = encodePng({
    width,
    height,
    type,
    depth: 8,
    samples,
    filters: [1, 2, 4],
    ...options,
  });
  return `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
}

/** A brand whose images have each kind of PNG transparency. */
export const brand: CompanyBrand = {
  legalName: 'Aurora Energia S.A. · CNPJ 12.345.678/0001-90',
  logoUrl: createPngUrl(6, (x, y) => [15, 118, 110, Math.min(255, x * 5 + y)]),
  signatures: [
    {
      name: 'Helena Prado',
      role: 'Diretora de Pessoas',
      imageUrl: createPngUrl(3, (x, y) => [(x + y) % 3], {
        palette: [20, 20, 60, 255, 255, 255, 90, 90, 120],
        transparency: [255, 0, 128],
        isInterlaced: true,
      }),
    },
    {
      name: 'Caio Menezes',
      role: 'Responsável técnico',
      imageUrl: createPngUrl(4, (x) => [40, x * 4]),
    },
  ],
};

export const programme = {
  text: 'Riscos e controles\nResposta a incidentes\nCultura de segurança',
  instructor: 'Lívia Sampaio',
  place: 'Recife',
};
