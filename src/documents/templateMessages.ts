import { defineMessage, defineMessages } from 'react-intl';

const staticMessages = defineMessages({
  default: {
    id: 'template.default',
    defaultMessage: 'Default',
    description: 'Mark of the one template that certificates use whose mission sets no other',
  },
  undo: {
    id: 'editor.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes back a change',
  },
  issuedKept: {
    id: 'template.issued',
    defaultMessage: 'Applies to future certificates. Those already issued do not change.',
    description:
      'What a changed template, or another default one, applies to; where the platform keeps the designs of what was issued',
  },
  complete: {
    id: 'lang.full',
    defaultMessage: 'complete',
    description: 'Of a language: it has every custom text that another one has',
  },
  blank: {
    id: 'lang.blank',
    defaultMessage: 'blank',
    description: 'Of a language: it has none of the custom texts that others have',
  },
  noTexts: {
    id: 'template.plain',
    defaultMessage: 'No custom texts',
    description: 'Of a template, in place of how far each language is filled in',
  },
  more: {
    id: 'template.more',
    defaultMessage: 'More actions',
    description: 'Opens the menu of what else can be done with a template',
  },
});

/** Translatable messages shared by the template list and the editor. */
export const templateMessages = {
  ...staticMessages,
  partly: defineMessage<{ filled: number; used: number }>({
    id: 'lang.part',
    defaultMessage: '{filled} of {used}',
    description: 'Of a language: how many of the custom texts that others have it has as well',
  }),
  covered: defineMessage<{ language: string; extent: string }>({
    id: 'lang.mark',
    defaultMessage: '{language}: {extent}',
    description: 'How far a language is filled in: "Spanish: 1 of 2", "English: blank"',
  }),
  copyName: defineMessage<{ name: string }>({
    id: 'template.copyName',
    defaultMessage: '{name} (copy)',
    description: 'Name of a copy of a template',
  }),
};
