import { drawWith, wordingIn } from '../../src/rendering/drawCertificate.ts';
import { makePdf } from '../../src/rendering/makePdf.ts';
import { loadDesign } from '../../src/rendering/picture/loadDesign.ts';
import { certificateOf } from '../../src/testing/certificates.ts';
import { plain } from './plain.ts';

const place = {
  PUBLIC_URL: 'https://learn.example',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default' as const,
};

async function load(backgroundUrl: string) {
  const certificate = certificateOf({
    template: { layout: 'Layout1', backgroundImage: backgroundUrl },
  });
  const [wording, design] = await Promise.all([
    wordingIn('pt', place),
    loadDesign(certificate.template),
  ]);
  return () => drawWith(certificate, wording, design);
}

/** A PDF from a certificate: texts, layout of both sides, writing. Its picture and fonts were fetched before. */
export async function prepare({ backgroundUrl }: { backgroundUrl: string }) {
  const draw = await load(backgroundUrl);
  return async () => makePdf([await draw()]);
}

/** The same pages for the peers: what is filled or stroked, then lines of text. */
export async function sidesOf(backgroundUrl: string) {
  const { scene } = await (await load(backgroundUrl))();
  return [scene.front, scene.back].map(plain);
}
