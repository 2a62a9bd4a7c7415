import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { layoutNames } from '../../src/domain/template/template.ts';
import {
  renderFront,
  loadConfiguredDocumentLocale,
} from '../../src/rendering/renderCertificate.ts';
import { loadDesign } from '../../src/rendering/images/loadDesign.ts';
import { SceneSvg } from '../../src/rendering/svg/SceneSvg.tsx';
import { createCertificate } from '../../src/testing/certificates.ts';

const config = {
  PUBLIC_URL: 'https://learn.example',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default' as const,
};

/** Renders the fronts of `count` certificates. @returns milliseconds of layout, React and paint, and the number of nodes */
export async function renderMiniatures(count: number) {
  const documentLocale = await loadConfiguredDocumentLocale('pt', config);
  const certificates = Array.from({ length: count }, (_, index) =>
    createCertificate({
      name: `Ana Beatriz ${index}`,
      template: { layout: layoutNames[index % layoutNames.length] ?? 'Layout1' },
    }),
  );
  const designs = await Promise.all(certificates.map(({ template }) => loadDesign(template)));
  const start = performance.now();
  const fronts = await Promise.all(
    certificates.map((certificate, index) => {
      const design = designs[index];
      if (!design) throw new Error('A certificate without a design');
      return renderFront(certificate, documentLocale, design);
    }),
  );
  const layoutEnd = performance.now();
  const target = document.createElement('div');
  target.style.cssText = 'display: grid; grid-template-columns: repeat(5, 180px); gap: 12px';
  document.body.replaceChildren(target);
  const root = createRoot(target);
  flushSync(() =>
    root.render(
      fronts.map(({ side }, index) => (
        <SceneSvg key={index} side={side} language="pt" detail="miniature" />
      )),
    ),
  );
  const renderEnd = performance.now();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const paintEnd = performance.now();
  const nodes = target.querySelectorAll('*').length;
  root.unmount();
  return {
    layout: layoutEnd - start,
    react: renderEnd - layoutEnd,
    paint: paintEnd - renderEnd,
    nodes,
  };
}
