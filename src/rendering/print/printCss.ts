/**
 * CSS of the printed pages, for an HTML document that contains only these pages. The rules for text repeat those in
 * `SceneSvg.module.css`, whose class names do not exist in that document. `PrintDocument.module.css` explains the rules
 * for Firefox.
 */
export const printCss = `
@page { size: A4 landscape; margin: 0; }
@page portrait { size: A4 portrait; margin: 0; }
html, body { margin: 0; padding: 0; background: #fff; }
.sheet {
  width: 297mm;
  height: 210mm;
  overflow: hidden;
  break-after: page;
  break-inside: avoid;
  contain: strict;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
}
.sheet:last-child { break-after: auto; }
.sheet.portrait { page: portrait; width: 210mm; height: 297mm; }
.sheet svg { display: block; width: 100%; height: 100%; }
.sheet text {
  white-space: pre;
  direction: ltr;
  letter-spacing: 0;
  word-spacing: 0;
  font-style: normal;
  font-weight: 400;
  font-kerning: none;
  font-variant: none;
  font-feature-settings: normal;
  font-size-adjust: none;
  text-anchor: start;
  text-transform: none;
  text-rendering: geometricprecision;
  dominant-baseline: auto;
}
@supports (-moz-appearance: none) {
  @media (not (0.7 < aspect-ratio < 0.715)) and (not (1.4 < aspect-ratio < 1.43)) {
    @page { size: landscape; }
    @page portrait { size: portrait; }
    .sheet { width: 100vmax; height: 100vmin; }
    .sheet.portrait { width: 100vmin; height: 100vmax; }
  }
}
`;
