import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  continued: {
    id: 'check.continued',
    defaultMessage: 'Long texts continue on the back',
    description: 'Custom texts do not fit on the front',
  },
  noCode: {
    id: 'check.noCode',
    defaultMessage: 'Address too long for a code on the front',
    description:
      'The QR code of such an address would be too fine for 15 mm; the back still has it',
  },
  fits: {
    id: 'check.fit',
    defaultMessage: 'Nothing was cut off',
    description: 'Everything fits on the certificate',
  },
  allLanguages: {
    id: 'check.ok',
    defaultMessage: 'All good in every language',
    description: 'Every language has the custom texts that another one has',
  },
  checks: {
    id: 'check.label',
    defaultMessage: 'Checks',
    description: 'Name of the list of hints over the preview; for screen readers only',
  },
  less: {
    id: 'check.less',
    defaultMessage: 'Show less',
    description: 'Button: only as many hints as one line has room for',
  },
});

const areas = defineMessages({
  header: {
    id: 'check.area.header',
    defaultMessage: 'header',
    description: 'Within a sentence, with its article: what is missing',
  },
  center: {
    id: 'check.area.center',
    defaultMessage: 'center',
    description: 'Within a sentence, with its article: what is missing',
  },
  footer: {
    id: 'check.area.footer',
    defaultMessage: 'footer',
    description: 'Within a sentence, with its article: what is missing',
  },
});

export const templateProblemMessages = {
  ...plain,
  areas,
  noAreas: defineMessage<{ language: string }>({
    id: 'check.lang0',
    defaultMessage: '{language} left blank',
    description: 'A language that has no custom texts though another has',
  }),
  missingAreas: defineMessage<{ language: string; count: number; areas: string }>({
    id: 'check.langN',
    defaultMessage: '{language}: {areas} {count, plural, one {is} other {are}} missing',
    description:
      'A language that lacks custom texts which another one has: "Spanish: Footer is missing"',
  }),
  fallbackText: defineMessage<{ list: string }>({
    id: 'check.glyphs',
    defaultMessage: 'Characters without a certificate font: {list}',
    description: 'Characters that are drawn with system fonts',
  }),
  nameLines: defineMessage<{ lines: number; size: number }>({
    id: 'check.name',
    defaultMessage:
      'Name in {lines, plural, one {# line} other {# lines}}, {size, number, ::.0} pt',
    description: 'How the learner’s name was fitted, with its size in points',
  }),
  broken: defineMessage<{ language: string; area: string; fields: string }>({
    id: 'check.broken',
    defaultMessage: '{language}, {area}: sentence incomplete without {fields}',
    description:
      'A custom text that is incomplete because a value is missing: "English, center: …"',
  }),
  more: defineMessage<{ count: number }>({
    id: 'check.more',
    defaultMessage: '{count, plural, one {# more check} other {# more checks}}',
    description: 'Names the button "+2", which shows all hints',
  }),
  moreSeen: defineMessage<{ count: number }>({
    id: 'check.moreSeen',
    defaultMessage: '+{count}',
    description: 'On that button',
  }),
};
