import { defineMessages } from 'react-intl';

/** Translatable messages of the PDF for a print shop. They are loaded with those of the public page. */
export const messages = defineMessages({
  more: {
    id: 'printShop.more',
    defaultMessage: 'More PDF options',
    description: 'Button beside “Download PDF” that opens a list of other PDFs',
  },
  pdf: {
    id: 'printShop.pdf',
    defaultMessage: 'PDF for printing',
    description: 'Choice that saves a PDF which a print shop can print and cut',
  },
  hint: {
    id: 'printShop.hint',
    defaultMessage: 'With 3 mm bleed and crop marks, for a print shop.',
    description: 'Under “PDF for printing”',
  },
  fileName: {
    id: 'printShop.fileName',
    defaultMessage: 'for printing',
    description: 'Last part of the name of the file: “Ana – Safety at work – for printing.pdf”',
  },
});
