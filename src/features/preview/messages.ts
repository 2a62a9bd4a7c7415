import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  sampleData: {
    id: 'preview.sample',
    defaultMessage: 'Sample data',
    description: 'Below the name of a template that is shown with sample data',
  },
  copyLink: {
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
    description: 'Button that opens the share panel, and its title',
  },
  edit: {
    id: 'preview.edit',
    defaultMessage: 'Edit',
    description: 'Link from the preview of a template to its editor',
  },
  emptyTitle: {
    id: 'preview.nothing',
    defaultMessage: 'No certificate is open yet',
    description: 'Heading of the preview where no certificate was opened before',
  },
  emptyHint: {
    id: 'preview.nothing.hint',
    defaultMessage: 'Open one of your certificates to see it here.',
    description: 'Under that heading; a button to the certificates follows',
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
  flipHint: {
    id: 'preview.flipKey',
    defaultMessage: 'Press F to turn the sheet.',
    description: 'Explains a key of the zoom buttons and of the certificate; for screen readers',
  },
  zoom: {
    id: 'preview.zoom',
    defaultMessage: 'Zoom',
    description: 'Name of the group of zoom buttons; for screen readers',
  },
});

/** Texts of the preview. */
export const messages = {
  ...plain,
  previous: defineMessage<{ course: string }>({
    id: 'preview.previous',
    defaultMessage: 'Previous: {course}',
    description: 'Button to the previous certificate: "Previous: Safety at work"',
  }),
  next: defineMessage<{ course: string }>({
    id: 'preview.next',
    defaultMessage: 'Next: {course}',
    description: 'Button to the next certificate: "Next: Safety at work"',
  }),
  position: defineMessage<{ n: number; total: number }>({
    id: 'preview.place',
    defaultMessage: '{n} of {total}',
    description: 'Position of the certificate in the list: "3 of 103"',
  }),
  substitute: defineMessage<{ reason: 'missing' | 'connection' | 'service' }>({
    id: 'preview.substitute',
    defaultMessage:
      '{reason, select, missing {There is no template at this address.} connection {The template could not be loaded: the connection failed.} other {The template could not be loaded: the service did not respond as expected.}} Another template is shown instead.',
    description: 'When the template of the address cannot be shown; a Try again button follows',
  }),
  blankAreas: defineMessage<{ language: string; areas: string }>({
    id: 'preview.blank',
    defaultMessage: 'Blank in {language}: {areas}',
    description:
      'Custom areas without text in the selected language that have one in another: "Blank in Spanish: Header and Footer"',
  }),
  languageChanged: defineMessage<{ language: string }>({
    id: 'preview.languageChanged',
    defaultMessage: 'Certificate in {language}',
    description: 'Announced after the language of the certificate changed',
  }),
};
