import { defineMessage, defineMessages } from 'react-intl';

const staticMessages = defineMessages({
  print: {
    id: 'print',
    defaultMessage: 'Print',
    description: 'Button that opens the print dialog of a certificate',
  },
  pdf: {
    id: 'pdf',
    defaultMessage: 'Download PDF',
    description: 'Button that saves a certificate as a PDF',
  },
  pdfBusy: {
    id: 'pdf.busy',
    defaultMessage: 'Generating PDF',
    description: 'The PDF button while it works',
  },
  pdfFailed: {
    id: 'pdf.failed',
    defaultMessage: 'The PDF could not be generated.',
    description: 'After a failed PDF; a Try again button follows',
  },
  copyId: {
    id: 'print.copyId',
    defaultMessage: 'Copy ID',
    description: 'Button that copies the validation ID of a certificate',
  },
  idCopied: {
    id: 'print.idCopied',
    defaultMessage: 'ID copied.',
    description: 'After the validation ID was copied',
  },
  copyIdFailed: {
    id: 'copyId.failed',
    defaultMessage: 'The ID could not be copied.',
    description: 'When the browser refuses to copy; the ID follows',
  },
  printIgnored: {
    id: 'print.ignored',
    defaultMessage: 'This page is not allowed to print. Download the PDF and print that.',
    description:
      'When the browser ignores printing, as inside a restricted frame; the PDF button follows',
  },
  imageMissing: {
    id: 'picture.missing',
    defaultMessage: 'The background image could not be loaded.',
    description: 'Over a certificate on plain paper; a Try again button follows',
  },
  logoMissing: {
    id: 'picture.logoMissing',
    defaultMessage: 'The company logo could not be loaded.',
    description: 'Over a certificate without it; a Try again button follows',
  },
  signatureMissing: {
    id: 'picture.signatureMissing',
    defaultMessage: 'A signature could not be loaded.',
    description: 'Over a certificate with its line alone; a Try again button follows',
  },
  unnamedTemplate: {
    id: 'template.unnamed',
    defaultMessage: 'Template without a name',
    description: 'In place of the name of a template that came without one',
  },
  language: {
    id: 'preview.lang',
    defaultMessage: 'Certificate language',
    description: 'Name of the choice of the language of one certificate, apart from the interface',
  },
  missing: {
    id: 'document.missing',
    defaultMessage: 'Certificate not found',
    description: 'Heading when there is no certificate at an address',
  },
  missingHint: {
    id: 'document.missing.hint',
    defaultMessage: 'The address may be incomplete, or the certificate was removed.',
    description: 'Under the heading when there is no certificate at an address',
  },
  error: {
    id: 'document.error',
    defaultMessage: 'The certificate could not be loaded',
    description: 'Heading when a certificate failed to load or to be drawn',
  },
  errorHint: {
    id: 'document.error.hint',
    defaultMessage: 'The connection or the service failed.',
    description: 'Under the heading when a certificate failed to load',
  },
  side: {
    id: 'preview.side',
    defaultMessage: 'Side',
    description: 'Name of the choice between front and back; for screen readers',
  },
  stage: {
    id: 'stage.label',
    defaultMessage: 'Preview',
    description: 'Name of the place where a certificate is shown; for screen readers',
  },
  header: {
    id: 'areas.header',
    defaultMessage: 'Header',
    description: 'Custom area of a certificate',
  },
  center: {
    id: 'areas.center',
    defaultMessage: 'Center',
    description: 'Custom area of a certificate',
  },
  footer: {
    id: 'areas.footer',
    defaultMessage: 'Footer',
    description: 'Custom area of a certificate',
  },
});

/** Translatable messages of all screens that show, print or save a certificate. */
export const documentMessages = {
  ...staticMessages,
  alt: defineMessage<{ name: string; side: string }>({
    id: 'preview.alt',
    defaultMessage: 'Certificate of {name}, {side}',
    description:
      'Name of one side of a certificate, for screen readers: "Certificate of Ana, Front"',
  }),
};
