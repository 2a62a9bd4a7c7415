import { defineMessages } from 'react-intl';

/** Names of the details that can differ in a file. */
export const fieldMessages = defineMessages({
  company: {
    id: 'file.company',
    defaultMessage: 'Issuer',
    description: 'A detail that differs: the company',
  },
  title: {
    id: 'file.title',
    defaultMessage: 'Document title',
    description: 'A detail that differs: the title of the PDF, which windows show',
  },
  author: {
    id: 'file.author',
    defaultMessage: 'Document author',
    description: 'A detail that differs: the author in the properties of the PDF',
  },
  subject: {
    id: 'file.subject',
    defaultMessage: 'Document subject',
    description: 'A detail that differs: the subject in the properties of the PDF',
  },
  documentDate: {
    id: 'file.documentDate',
    defaultMessage: 'Document date',
    description: 'A detail that differs: the date of creation in the properties of the PDF',
  },
  bookmark: {
    id: 'file.bookmark',
    defaultMessage: 'Bookmark',
    description: 'A detail that differs: an entry of the table of contents of the PDF',
  },
  description: {
    id: 'file.textAlternative',
    defaultMessage: 'Text for screen readers',
    description: 'A detail that differs: a text that is read aloud in place of what is drawn',
  },
  address: {
    id: 'file.address',
    defaultMessage: 'Address',
    description: 'A detail that differs: where the QR code leads',
  },
  texts: {
    id: 'file.texts',
    defaultMessage: 'Template text',
    description: 'A detail that differs: a custom text of the company',
  },
  other: {
    id: 'file.other',
    defaultMessage: 'Other text',
    description: 'A detail that differs: any other line of the certificate',
  },
});
