import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  copy: {
    id: 'copy.area',
    defaultMessage: 'Copy',
    description: 'Button: fills in a blank text from another language, whose text precedes it',
  },
});

export const copyFromLanguageMessages = {
  ...plain,
  copyAll: defineMessage<{ language: string }>({
    id: 'copy.all',
    defaultMessage: 'Copy from {language}',
    description: 'Button: fills in the blank texts of a language from another one',
  }),
  copyInto: defineMessage<{ language: string; area: string }>({
    id: 'copy.into',
    defaultMessage: 'Copy from {language}: {area}',
    description: 'Names the button "Copy" for screen readers; area is Header, Center or Footer',
  }),
  copied: defineMessage<{ language: string }>({
    id: 'copy.done',
    defaultMessage: 'Copied from {language}.',
    description: 'Toast after that; an Undo button follows',
  }),
  blank: defineMessage<{ areas: string }>({
    id: 'copy.blank',
    defaultMessage: 'Blank: {areas}.',
    description: 'Before the button "Copy from Portuguese": which texts it fills in',
  }),
};
