import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import type { PdfCertificateInput, PdfStatementInput } from './pdfInput.ts';
import {
  formatAsciiString,
  formatPdfDateEntries,
  formatPdfReference,
  formatPdfReferences,
  formatTextString,
} from './syntax.ts';

/**
 * Attaches the data of each certificate, and of a statement before them, as JSON files that other programs can read.
 * @returns entries of the PDF catalog
 */
export function attachRecords(
  file: PdfObjectWriter,
  certificates: readonly PdfCertificateInput[],
  statement: PdfStatementInput | undefined,
): string {
  const entries = certificates.map(({ record, issuedAt, scene: { title } }, index) => ({
    name: certificates.length > 1 ? `certificate-${index + 1}.json` : 'certificate.json',
    record,
    issuedAt,
    title,
  }));
  if (statement) {
    const { record, issuedAt, scene } = statement;
    entries.push({ name: 'statement.json', record, issuedAt, title: scene.title });
  }
  const fileSpecs = entries.map(({ name, record, issuedAt, title }) => {
    // Not deflated: so few bytes hardly shrink, and deflating them takes a tenth of the time of the whole document.
    const json = new TextEncoder().encode(formatRecord(record));
    const embedded = file.writeStream(
      `/Type/EmbeddedFile/Subtype/application#2Fjson/Params<</Size ${json.length}` +
        `${formatPdfDateEntries(issuedAt, 'ModDate')}>>`,
      json,
    );
    const id = file.writeObject(
      `<</Type/Filespec/F ${formatAsciiString(name)}/UF ${formatAsciiString(name)}/Desc ${formatTextString(title)}` +
        `/AFRelationship/Data/EF<</F ${formatPdfReference(embedded)}/UF ${formatPdfReference(embedded)}>>>>`,
    );
    return { name, id };
  });
  // Name trees are sorted as text.
  const names = [...fileSpecs]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, id }) => `${formatAsciiString(name)} ${formatPdfReference(id)}`);
  return (
    `/AF${formatPdfReferences(fileSpecs.map(({ id }) => id))}` +
    `/Names<</EmbeddedFiles<</Names[${names.join(' ')}]>>>>`
  );
}

/** Formats the data of a certificate or statement as the JSON that is attached to a PDF. */
export const formatRecord = (record: object): string => JSON.stringify(record, null, 2);
