import type { PdfFile } from './PdfFile.ts';
import type { PdfCertificate } from './scenePdf.ts';
import { asciiString, dateEntries, reference, references, textString } from './syntax.ts';

/** Attaches each certificate's record, for programs that read it. @returns entries of the catalog */
export function attachRecords(file: PdfFile, certificates: readonly PdfCertificate[]): string {
  const attached = certificates.map(({ record, issuedAt, scene }, index) => {
    const name = certificates.length > 1 ? `certificate-${index + 1}.json` : 'certificate.json';
    // As it is: so few bytes hardly shrink, and deflating them takes a tenth of the time of the whole.
    const json = new TextEncoder().encode(JSON.stringify(record, null, 2));
    const embedded = file.stream(
      `/Type/EmbeddedFile/Subtype/application#2Fjson/Params<</Size ${json.length}` +
        `${dateEntries(issuedAt, 'ModDate')}>>`,
      json,
    );
    const id = file.object(
      `<</Type/Filespec/F ${asciiString(name)}/UF ${asciiString(name)}/Desc ${textString(scene.title)}` +
        `/AFRelationship/Data/EF<</F ${reference(embedded)}/UF ${reference(embedded)}>>>>`,
    );
    return { name, id };
  });
  // Name trees are sorted as text.
  const sorted = [...attached].sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = sorted.map(({ name, id }) => `${asciiString(name)} ${reference(id)}`);
  return (
    `/AF${references(attached.map(({ id }) => id))}` +
    `/Names<</EmbeddedFiles<</Names[${names.join(' ')}]>>>>`
  );
}
