import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  addToLinkedIn: {
    id: 'share.linkedIn',
    defaultMessage: 'Add to LinkedIn',
    description: 'Opens the fields of the LinkedIn form',
  },
  openLinkedIn: {
    id: 'share.linkedIn.open',
    defaultMessage: 'Open LinkedIn',
    description: 'Link to the form of LinkedIn, in another tab',
  },
  linkedInHint: {
    id: 'share.linkedIn.hint',
    defaultMessage: 'If LinkedIn leaves a field empty, copy it here.',
    description: 'Below the values of the LinkedIn form',
  },
  name: {
    id: 'share.name',
    defaultMessage: 'Name',
    description:
      'LinkedIn field: name of the certificate. Use LinkedIn’s own label in this language',
  },
  organization: {
    id: 'share.organization',
    defaultMessage: 'Organization',
    description: 'LinkedIn field: the issuer. Use LinkedIn’s own label in this language',
  },
  issueDate: {
    id: 'share.issued',
    defaultMessage: 'Issue date',
    description: 'LinkedIn field: month and year. Use LinkedIn’s own label in this language',
  },
  credentialId: {
    id: 'share.credentialId',
    defaultMessage: 'Credential ID',
    description: 'LinkedIn field. Use LinkedIn’s own label in this language',
  },
  url: {
    id: 'share.url',
    defaultMessage: 'URL',
    description: 'LinkedIn field: address of the public certificate',
  },
  copied: {
    id: 'share.copied',
    defaultMessage: 'Copied',
    description: 'For two seconds in place of a button that copied something',
  },
  linkCopied: {
    id: 'share.linkCopied',
    defaultMessage: 'Link copied',
    description:
      'For two seconds in place of the button that copied the address of the certificate',
  },
  copyFailed: {
    id: 'share.copyFailed',
    defaultMessage: 'The text could not be copied. It is selected so that you can copy it.',
    description: 'When the browser refuses to copy a value; the value is selected',
  },
  send: {
    id: 'share.send',
    defaultMessage: 'Send the PDF…',
    description: 'Opens the share sheet of the operating system with the PDF',
  },
  sendReady: {
    id: 'share.send.ready',
    defaultMessage: 'The PDF is ready. Press again to send it.',
    description: 'When it took so long that the browser no longer opens its share sheet by itself',
  },
});

/** Texts for sharing a certificate. */
export const messages = {
  ...plain,
  copy: defineMessage<{ field: string }>({
    id: 'share.copy',
    defaultMessage: 'Copy: {field}',
    description: 'Copies one value: "Copy: Credential ID"',
  }),
};
