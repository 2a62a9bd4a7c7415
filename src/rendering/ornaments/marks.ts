import { filled, type PathShape, stroked } from '../scene.ts';
import { lobed, rosette } from './guilloche.ts';
import { circle, PathWriter, segment } from './path.ts';

/** A star of `points` rays, one upright. */
export function star(
  cx: number,
  cy: number,
  radius: number,
  points: number,
  inner: number,
): string {
  const path = new PathWriter(2);
  for (let corner = 0; corner < points * 2; corner++) {
    const reach = corner % 2 === 0 ? radius : radius * inner;
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const [x, y] = [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    if (corner === 0) path.move(x, y);
    else path.line(x, y);
  }
  return path.close().toString();
}

/** A diamond with hollow sides. */
export function diamond(cx: number, cy: number, radius: number): string {
  const hollow = radius * 0.12;
  const path = new PathWriter(2).move(cx, cy - radius);
  // Each side is a quadratic curve towards the middle, written as a cubic one.
  const side = (fromX: number, fromY: number, toX: number, toY: number, hx: number, hy: number) =>
    path.curve(
      (fromX + 2 * hx) / 3,
      (fromY + 2 * hy) / 3,
      (toX + 2 * hx) / 3,
      (toY + 2 * hy) / 3,
      toX,
      toY,
    );
  side(cx, cy - radius, cx + radius, cy, cx + hollow, cy - hollow);
  side(cx + radius, cy, cx, cy + radius, cx + hollow, cy + hollow);
  side(cx, cy + radius, cx - radius, cy, cx - hollow, cy + hollow);
  side(cx - radius, cy, cx, cy - radius, cx - hollow, cy - hollow);
  return path.close().toString();
}

/** Two lines with a diamond between them, centred. */
export function flank(cx: number, cy: number, width: number, color: string): PathShape[] {
  const gap = 9;
  const line = (from: number, to: number) => stroked(segment(from, cy, to, cy), color, 0.6);
  return [
    line(cx - width - gap, cx - gap),
    line(cx + gap, cx + width + gap),
    filled(diamond(cx, cy, 4.8), color),
  ];
}

/** A scalloped disc in `fill` with rings, a rosette, a laurel and a star in `ink`. */
export function seal(
  cx: number,
  cy: number,
  radius: number,
  fill: string,
  ink: string,
): PathShape[] {
  const ring = (share: number, width: number) =>
    stroked(circle(cx, cy, radius * share), ink, radius * width);
  const edge = new PathWriter();
  lobed(edge, cx, cy, radius, radius * 0.93, 36);
  const engraving = new PathWriter();
  rosette(engraving, cx, cy, radius * 0.82, { rings: 6, lobes: 16, depth: 0.11 });
  return [
    filled(edge.toString(), fill),
    ring(0.885, 0.022),
    ring(0.845, 0.01),
    stroked(engraving.toString(), ink, radius * 0.008, { opacity: 0.75, isFine: true }),
    filled(circle(cx, cy, radius * 0.615), fill),
    ring(0.615, 0.016),
    filled(laurel(cx, cy, radius * 0.43), ink),
    filled(star(cx, cy - radius * 0.02, radius * 0.24, 5, 0.42), ink),
  ];
}

/** Two branches of seven leaves, open at the top. */
function laurel(cx: number, cy: number, radius: number): string {
  const path = new PathWriter(2);
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 7; leaf++) {
      const angle = Math.PI / 2 + side * (0.38 + leaf * 0.33);
      const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      const length = radius * (0.34 - 0.018 * leaf);
      const lean = angle + side * (Math.PI / 2 - 0.42);
      const at = (along: number, across: number): [number, number] => [
        x + along * Math.cos(lean) - across * Math.sin(lean),
        y + along * Math.sin(lean) + across * Math.cos(lean),
      ];
      const [stem, tip, belly] = [length * -0.45, length * 0.6, length * 0.32];
      const third = (2 * belly) / 3;
      const reach = (tip - stem) / 3;
      path.move(...at(stem, 0));
      path.curve(
        ...at(stem + reach * 0.86, third),
        ...at(tip - reach * 1.14, third),
        ...at(tip, 0),
      );
      path.curve(
        ...at(tip - reach * 1.14, -third),
        ...at(stem + reach * 0.86, -third),
        ...at(stem, 0),
      );
      path.close();
    }
  return path.toString();
}
