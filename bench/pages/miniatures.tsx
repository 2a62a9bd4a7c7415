import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { layoutNames } from '../../src/model/template/template.ts';
import { drawFront, wordingIn } from '../../src/rendering/drawCertificate.ts';
import { loadDesign } from '../../src/rendering/picture/loadDesign.ts';
import { SceneSvg } from '../../src/rendering/screen/SceneSvg.tsx';
import { certificateOf } from '../../src/testing/certificates.ts';

const place = {
  PUBLIC_URL: 'https://learn.example',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default' as const,
};

/** Draws so many cards' fronts. @returns milliseconds for layout and for React, and the nodes that came of it */
export async function drawMiniatures(count: number) {
  const wording = await wordingIn('pt', place);
  const certificates = Array.from({ length: count }, (_, index) =>
    certificateOf({
      name: `Ana Beatriz ${index}`,
      template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
    }),
  );
  const designs = await Promise.all(certificates.map(({ template }) => loadDesign(template)));
  const start = performance.now();
  const drawn = await Promise.all(
    certificates.map((certificate, index) => {
      const design = designs[index];
      if (!design) throw new Error('A certificate without a design');
      return drawFront(certificate, wording, design);
    }),
  );
  const laidOut = performance.now();
  const target = document.createElement('div');
  target.style.cssText = 'display: grid; grid-template-columns: repeat(5, 180px); gap: 12px';
  document.body.replaceChildren(target);
  const root = createRoot(target);
  flushSync(() =>
    root.render(
      drawn.map(({ side, foreign }, index) => (
        <SceneSvg key={index} side={side} language="pt" detail="miniature" foreign={foreign} />
      )),
    ),
  );
  const rendered = performance.now();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const shown = performance.now();
  const nodes = target.querySelectorAll('*').length;
  root.unmount();
  return { layout: laidOut - start, react: rendered - laidOut, paint: shown - rendered, nodes };
}
