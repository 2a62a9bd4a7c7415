import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  exportFile: {
    id: 'template.export',
    defaultMessage: 'Export file',
    description: 'Saves a template with its picture as a file',
  },
  importFile: {
    id: 'template.import',
    defaultMessage: 'Import',
    description: 'Button: makes a template of a file that was exported before',
  },
  becameDefault: {
    id: 'template.import.default',
    defaultMessage: "It is the first template, so it is now the company's default template.",
    description: 'Second sentence of the notification: “Energia 2026” imported.',
  },
  notTemplate: {
    id: 'template.file.foreign',
    defaultMessage: 'it is not an exported template',
    description: 'Ends the sentence: file.pdf is not a valid template: …',
  },
  newer: {
    id: 'template.file.newer',
    defaultMessage: 'it was made by a newer version',
    description: 'Ends the sentence: file.json is not a valid template: …',
  },
  image: {
    id: 'template.file.picture',
    defaultMessage: 'its image could not be read',
    description: 'Ends the sentence: file.json is not a valid template: …',
  },
  tooLarge: {
    id: 'template.file.tooLarge',
    defaultMessage: 'it is too large',
    description: 'Ends the sentence: file.json is not a valid template: …',
  },
});

export const fileMessages = {
  ...plain,
  unknownField: defineMessage<{ field: string }>({
    id: 'template.file.unknown',
    defaultMessage: '“{field}” is not part of a template',
    description: 'Ends the sentence: file.json is not a valid template: …',
  }),
  invalidField: defineMessage<{ field: string }>({
    id: 'template.file.wrong',
    defaultMessage: '“{field}” is missing or not valid',
    description: 'Ends the sentence: file.json is not a valid template: …',
  }),
  imported: defineMessage<{ name: string }>({
    id: 'template.import.ok',
    defaultMessage: '“{name}” imported.',
    description: 'Notification; a button Edit follows',
  }),
  refused: defineMessage<{ file: string; reason: string }>({
    id: 'template.import.refused',
    defaultMessage: '{file} is not a valid template: {reason}.',
    description: 'Notification; file is the name of a file, reason such as “it is too large”',
  }),
  importFailed: defineMessage<{ name: string }>({
    id: 'template.import.failed',
    defaultMessage: '“{name}” could not be imported.',
    description: 'Notification; a Try again button follows',
  }),
  exportFailed: defineMessage<{ name: string }>({
    id: 'template.export.failed',
    defaultMessage: '“{name}” could not be exported.',
    description: 'Notification; a Try again button follows',
  }),
};
