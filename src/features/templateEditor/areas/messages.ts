import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'areas.title',
    defaultMessage: 'Custom areas',
    description: 'Heading of the texts of a template',
  },
  languages: {
    id: 'areas.languages',
    defaultMessage: 'Language of the texts',
    description: 'Name of the language tabs; for screen readers only',
  },
  allFilled: {
    id: 'areas.allFilled',
    defaultMessage: 'The texts are complete in all languages.',
    description: 'Replaces the advice to fill in the texts in all languages once this is done',
  },
  headerPlaceholder: {
    id: 'areas.ph.header',
    defaultMessage: 'Information that will appear in the certificate header',
    description: 'In the empty field',
  },
  centerPlaceholder: {
    id: 'areas.ph.center',
    defaultMessage: 'Information that will appear in the certificate center',
    description: 'In the empty field',
  },
  footerPlaceholder: {
    id: 'areas.ph.footer',
    defaultMessage: 'Information that will appear in the certificate footer',
    description: 'In the empty field',
  },
});

export const messages = {
  ...plain,
  counter: defineMessage<{ count: number; most: number }>({
    id: 'counter.sr',
    defaultMessage: '{count} of {most} characters',
    description: 'Length of a text, for screen readers',
  }),
  counterShort: defineMessage<{ count: number; most: number }>({
    id: 'counter',
    defaultMessage: '{count}/{most}',
    description: 'Length of a text, as shown',
  }),
  tip: defineMessage<{ languages: string }>({
    id: 'areas.tip',
    defaultMessage:
      'Custom texts must be filled in all languages ({languages}). If a language is left blank, learners viewing in that language will not see the additional information.',
    description: 'Under the heading of the texts of a template; the languages are codes such as pt',
  }),
  addTo: defineMessage<{ area: string }>({
    id: 'field.addTo',
    defaultMessage: 'Add a registered data: {area}',
    description: 'Names the button for screen readers; area is Header, Center or Footer',
  }),
};
