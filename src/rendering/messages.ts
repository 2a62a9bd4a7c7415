import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'cert.title',
    defaultMessage: 'Course Certification',
    description: 'Title of a certificate',
  },
  label: {
    id: 'cert.label',
    defaultMessage: 'achievement',
    description: 'Small label on a certificate, set in capitals',
  },
  certify: {
    id: 'cert.certify',
    defaultMessage: 'We certify that',
    description: 'On a certificate, before the name of the learner',
  },
  concluded: {
    id: 'cert.concluded',
    defaultMessage: 'concluded the course:',
    description: 'On a certificate, between the name of the learner and the name of the course',
  },
  validationId: {
    id: 'cert.vid',
    defaultMessage: 'Validation ID',
    description: 'On the back of a certificate, above its identifier',
  },
  backHeading: {
    id: 'cert.back',
    defaultMessage: 'Certificate details',
    description: 'Heading of the back of a certificate, set in capitals',
  },
  scan: {
    id: 'cert.scan',
    defaultMessage: 'Scan to verify',
    description: 'Under the QR code of a certificate',
  },
  duration: {
    id: 'cert.fact.duration',
    defaultMessage: 'Duration',
    description: 'On the back of a certificate, above its workload',
  },
  grade: {
    id: 'cert.fact.grade',
    defaultMessage: 'Grade',
    description: 'On the back of a certificate, above its grade',
  },
  completionDate: {
    id: 'cert.fact.date',
    defaultMessage: 'Completion date',
    description: 'On a certificate, above the day of completion',
  },
  instructor: {
    id: 'cert.fact.instructor',
    defaultMessage: 'Instructor',
    description: 'On the back of a certificate, above the name of the instructor',
  },
  place: {
    id: 'cert.fact.place',
    defaultMessage: 'Place',
    description: 'On the back of a certificate, above the place of the course',
  },
  issuer: {
    id: 'cert.fact.issuer',
    defaultMessage: 'Issued by',
    description: 'On the back of a certificate, before the name of the company',
  },
  programme: {
    id: 'cert.programme',
    defaultMessage: 'Programme',
    description: 'On the back of a certificate, above the programme of the course',
  },
  textOnBack: {
    id: 'cert.textOnBack',
    defaultMessage: 'text on the back',
    description:
      'On the front of a certificate, after the duration, if the text in the middle of the front is on the back',
  },
  continuesOnBack: {
    id: 'cert.continues',
    defaultMessage: 'continued on the back',
    description: 'On the front of a certificate, in brackets after the beginning of a long text',
  },
  continuedFromFront: {
    id: 'cert.continued',
    defaultMessage: 'Continued from the front',
    description: 'On the back of a certificate, above the rest of the long texts of its front',
  },
  continuedHeader: {
    id: 'cert.continued.header',
    defaultMessage: 'Header:',
    description:
      'On the back of a certificate, on the same line before the rest of the text at the top of its front',
  },
  continuedCenter: {
    id: 'cert.continued.center',
    defaultMessage: 'Text:',
    description:
      'On the back of a certificate, on the same line before the rest of the text in the middle of its front',
  },
  continuedFooter: {
    id: 'cert.continued.footer',
    defaultMessage: 'Footer:',
    description:
      'On the back of a certificate, on the same line before the rest of the text at the bottom of its front',
  },
  front: {
    id: 'side.front',
    defaultMessage: 'Front',
    description: 'The front of a certificate',
  },
  back: {
    id: 'side.back',
    defaultMessage: 'Back',
    description: 'The back of a certificate',
  },
});

/** Messages with the fixed texts of a certificate. */
export const messages = {
  ...plain,
  hours: defineMessage<{ h: number }>({
    id: 'cert.duration.hours',
    defaultMessage: '{h, plural, one {# hour} other {# hours}}',
    description: 'A workload of whole hours on a certificate',
  }),
  minutes: defineMessage<{ m: number }>({
    id: 'cert.duration.minutes',
    defaultMessage: '{m, plural, one {# minute} other {# minutes}}',
    description: 'A workload below an hour on a certificate',
  }),
  hoursAndMinutes: defineMessage<{ h: number; m: number }>({
    id: 'cert.duration',
    defaultMessage:
      '{h, plural, one {# hour} other {# hours}} and {m, plural, one {# minute} other {# minutes}}',
    description: 'A workload on a certificate',
  }),
  qrAlt: defineMessage<{ address: string }>({
    id: 'cert.qr',
    defaultMessage: 'QR code that leads to the public certificate: {address}',
    description: 'Alternative text of the QR code',
  }),
};
