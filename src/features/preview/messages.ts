// @texts part:documents
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  sample: {
    id: 'preview.sample',
    defaultMessage: 'Sample data',
    description: 'Under the name of a template: what it is shown with is made up',
  },
  link: {
    id: 'preview.link',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address of the public certificate',
  },
  linkCopied: {
    id: 'preview.copied',
    defaultMessage: 'Link copied.',
    description: 'After the address of the public certificate was copied',
  },
  linkFailed: {
    id: 'preview.copyFailed',
    defaultMessage: 'The link could not be copied.',
    description: 'When the browser refuses to copy; the address follows',
  },
  share: {
    id: 'preview.share',
    defaultMessage: 'Share',
    description: 'Button that opens the ways to share a certificate, and their title',
  },
  edit: {
    id: 'preview.edit',
    defaultMessage: 'Edit',
    description: 'Leads from the preview of a template to its editor',
  },
  nothing: {
    id: 'preview.nothing',
    defaultMessage: 'No certificate is open yet',
    description: 'Heading of the preview where no certificate was opened before',
  },
  nothingHint: {
    id: 'preview.nothing.hint',
    defaultMessage: 'Open one from your certificates, and it is shown here.',
    description: 'Under that heading; a button to the certificates follows',
  },
  substitute: {
    id: 'preview.substitute',
    defaultMessage:
      'The template could not be loaded. What you see is the one that stands in for it.',
    description: 'When the template of the address cannot be had; a Try again button follows',
  },
  zoomIn: {
    id: 'preview.zoomIn',
    defaultMessage: 'Zoom in (+)',
    description: 'Button; + is its key',
  },
  zoomOut: {
    id: 'preview.zoomOut',
    defaultMessage: 'Zoom out (−)',
    description: 'Button; − is its key',
  },
  zoomFit: {
    id: 'preview.zoomFit',
    defaultMessage: 'Fit to window (0)',
    description: 'Button; 0 is its key',
  },
  flipKey: {
    id: 'preview.flipKey',
    defaultMessage: 'Press F to turn the sheet.',
    description: 'Explains a key of the zoom buttons and of the certificate; heard, not seen',
  },
  zoom: {
    id: 'preview.zoom',
    defaultMessage: 'Zoom',
    description: 'Name of the group of zoom buttons; heard, not seen',
  },
});

/** Texts of the preview. */
export const messages = {
  ...plain,
  previous: defineMessage<{ course: string }>({
    id: 'preview.previous',
    defaultMessage: 'Previous: {course}',
    description: 'Leads to the certificate before this one: "Previous: Safety at work"',
  }),
  next: defineMessage<{ course: string }>({
    id: 'preview.next',
    defaultMessage: 'Next: {course}',
    description: 'Leads to the certificate after this one: "Next: Safety at work"',
  }),
  place: defineMessage<{ n: number; total: number }>({
    id: 'preview.place',
    defaultMessage: '{n} of {total}',
    description: 'Which of the certificates this is: "3 of 103"',
  }),
  blank: defineMessage<{ language: string; areas: string }>({
    id: 'preview.blank',
    defaultMessage: 'Blank in {language}: {areas}',
    description:
      'Which custom areas have no text in the chosen language though they have one in another: "Blank in Spanish: Header and Footer"',
  }),
  languageChanged: defineMessage<{ language: string }>({
    id: 'preview.languageChanged',
    defaultMessage: 'Certificate in {language}',
    description: 'Announced after the language of the certificate changed',
  }),
};
