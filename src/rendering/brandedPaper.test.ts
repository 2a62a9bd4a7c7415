import { layoutNames } from '#model/template/template.ts';
import { certificateOf, certificateWishes, wordingIn } from '#testing/certificates.ts';
import { allFonts } from '#testing/fonts.ts';
import { layOut } from '#testing/layouts.ts';
import { type CertificateText, certificateText } from './certificateText.ts';
import type { BrandPictures } from './design.ts';
import { leastLead, smallestSize } from './layouts/stack.ts';
import { type Box, page, type Shape, type Side, type TextShape } from './scene.ts';

const fonts = allFonts();
const pictureOf = (name: string, width: number, height: number) => ({
  url: `https://images.example/${name}.png`,
  width,
  height,
});
const photograph = pictureOf('wide', 3000, 1500);
const signed = pictureOf('signature', 600, 200);
const logos = { compact: pictureOf('mark', 300, 280), wide: pictureOf('wordmark', 900, 240) };

const brand = {
  legalName: 'Vértice Energia e Participações S.A.',
  logoUrl: logos.wide.url,
  signatures: [
    { name: 'Marcos Vinicius de Albuquerque', role: 'Diretor de Gente', imageUrl: signed.url },
    { name: 'Helena Prado Siqueira', role: 'CREA 123456-7', imageUrl: signed.url },
  ],
};
const programme = {
  text: 'Fundamentos da segurança: papéis, riscos e resposta a incidentes. '.repeat(14).trim(),
  instructor: 'Eng.ª Helena Prado Siqueira, CREA 123456-7',
  place: 'Usina Serra Azul, Jaguariaíva (PR)',
};

interface Standing {
  what: string;
  box: Box;
}

/** What is written, and the pictures of the brand. */
function standingOn({ shapes }: Side): Standing[] {
  return shapes.flatMap((shape): Standing[] => {
    if (shape.kind === 'text') {
      const [x = 0] = shape.xs;
      const height = shape.size * 0.88;
      const box = { x, y: shape.y - shape.size * 0.7, width: shape.right - x, height };
      return [{ what: shape.text, box }];
    }
    return shape.kind === 'image' ? [{ what: shape.url, box: shape }] : [];
  });
}

/** Eight millimetres. */
const printMargin = 22.6;

/** Below its rule a signature may reach over the name. */
const mayTouch = 3.2;

function collisions(side: Side): string[] {
  const all = standingOn(side);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ box }) => areOver(one.box, box))
      .map((other) => `${one.what} / ${other.what}`),
  );
}

function areOver(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 1 && down > mayTouch;
}

function beyond(side: Side, margin: number): string[] {
  return standingOn(side)
    .filter(
      ({ box: { x, y, width, height } }) =>
        Math.min(x, y, page.width - x - width, page.height - y - height) < margin,
    )
    .map(({ what }) => what);
}

const isText = (shape: Shape): shape is TextShape => shape.kind === 'text';
/** Of what is read: a monogram is a picture of letters. */
const sizesOn = ({ shapes }: Side) =>
  shapes
    .filter(isText)
    .filter(({ block }) => block.role !== 'Artifact')
    .map(({ size }) => size);

const texts = new Map<string, CertificateText>();
beforeAll(async () => {
  const wording = await wordingIn('pt');
  for (const kind of ['typical', 'longest', 'missing'] as const)
    for (const count of [1, 2]) {
      const signatures = brand.signatures.slice(0, count);
      const wish = { ...certificateWishes[kind], brand: { ...brand, signatures }, programme };
      texts.set(`${kind} ${count}`, certificateText(certificateOf(wish), wording));
    }
});

const colors = { titleColor: '#1F3A5F', contentColor: '#262A33' };
const cases = (['typical', 'longest', 'missing'] as const).flatMap((kind) =>
  [1, 2].flatMap((count) =>
    (['compact', 'wide'] as const).map((logo) => [kind, count, logo] as const),
  ),
);

describe.each(layoutNames)('%s with a brand and a programme', (layout) => {
  test.each(cases)(
    'holds %s texts, %d signatures and a %s logo: nothing covers another or leaves the page',
    (kind, count, logo) => {
      const text = texts.get(`${kind} ${count}`);
      if (!text) throw new Error('No such text');
      const pictures: BrandPictures = {
        logo: logos[logo],
        signatures: text.signatories.map(() => signed),
      };
      for (const background of [undefined, photograph])
        for (const isMarginSafe of [false, true]) {
          const design = { layout, ...colors, background, brand: pictures, isMarginSafe };
          const { front, back, fitting } = layOut(text, design, fonts);
          for (const side of [front, back]) {
            expect(collisions(side)).toEqual([]);
            expect(beyond(side, printMargin)).toEqual([]);
            expect(Math.min(...sizesOn(side))).toBeGreaterThanOrEqual(smallestSize - 0.001);
          }
          // An area that has no room stands on the back, and leaves no mark of itself.
          expect(front.shapes.filter(isText).map((shape) => shape.text)).not.toContain('…');
          const largest = Math.max(...sizesOn(front).filter((size) => size !== fitting.nameSize));
          expect(fitting.nameSize / largest).toBeGreaterThanOrEqual(leastLead - 0.001);
        }
    },
  );
});
