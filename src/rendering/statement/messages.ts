import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  title: {
    id: 'statement.title',
    defaultMessage: 'Statement of learning',
    description: 'A document that lists the certificates of a learner, with totals',
  },
  course: {
    id: 'statement.course',
    defaultMessage: 'Course and validation ID',
    description: 'Head of a column of that document, set in capitals',
  },
  type: {
    id: 'statement.type',
    defaultMessage: 'Type',
    description: 'Head of a column: kind of certificate, set in capitals',
  },
  completed: {
    id: 'statement.completed',
    defaultMessage: 'Completed',
    description: 'Head of a column: day of completion, set in capitals',
  },
  workload: {
    id: 'statement.workload',
    defaultMessage: 'Workload',
    description: 'Head of a column, set in capitals',
  },
  grade: {
    id: 'statement.grade',
    defaultMessage: 'Grade',
    description: 'Head of a column, set in capitals',
  },
  verify: {
    id: 'statement.verify',
    defaultMessage: 'Verify',
    description: 'Head of the column with the QR codes, set in capitals',
  },
  certificates: {
    id: 'statement.certificates',
    defaultMessage: 'Certificates',
    description: 'Above the number of certificates, set in capitals',
  },
  mission: {
    id: 'statement.mission',
    defaultMessage: 'Mission',
    description: 'Kind of certificate in a row of the document',
  },
  content: {
    id: 'statement.content',
    defaultMessage: 'Content',
    description: 'Kind of certificate in a row of the document',
  },
  refresher: {
    id: 'statement.refresher',
    defaultMessage: 'Refresher mission',
    description: 'Kind of certificate: of a mission that has to be repeated from time to time',
  },
  missions: {
    id: 'statement.missions',
    defaultMessage: 'Missions',
    description: 'Above the number of certificates of missions',
  },
  contents: {
    id: 'statement.contents',
    defaultMessage: 'Contents',
    description: 'Above the number of certificates of contents',
  },
  totals: {
    id: 'statement.totals',
    defaultMessage: 'Totals by type',
    description: 'Heading of the second table of the document',
  },
  total: {
    id: 'statement.total',
    defaultMessage: 'Total',
    description: 'Last row of the second table',
  },
  how: {
    id: 'statement.how',
    defaultMessage: 'How to verify',
    description: 'Heading of the last paragraph of the document',
  },
  howText: {
    id: 'statement.how.text',
    defaultMessage:
      'Each row has a code and a validation ID that open the certificate’s record. This statement is a summary; each record is what counts.',
    description: 'Last paragraph of the document',
  },
});

/** Messages with the fixed texts of a statement of learning. */
export const messages = {
  ...plain,
  issued: defineMessage<{ date: string }>({
    id: 'statement.issued',
    defaultMessage: 'Issued on {date}',
    description: 'At the head of the document',
  }),
  period: defineMessage<{ from: string; to: string }>({
    id: 'statement.period',
    defaultMessage: '{from} to {to}',
    description: 'From the first to the last day of completion, below the name of the learner',
  }),
  page: defineMessage<{ page: number; pages: number }>({
    id: 'statement.page',
    defaultMessage: '{page, number} of {pages, number}',
    description: 'Number of a page and how many there are, at its foot',
  }),
  verifyCourse: defineMessage<{ course: string }>({
    id: 'statement.verifyCourse',
    defaultMessage: 'Verify {course}',
    description: 'Accessible description of the link and the QR code of a row',
  }),
  without: defineMessage<{ n: number }>({
    id: 'statement.without',
    defaultMessage: 'Without workload: {n, number}',
    description: 'Number of certificates without a workload',
  }),
  hours: defineMessage<{ hours: number }>({
    id: 'statement.hours',
    defaultMessage: '{hours, number} h',
    description: 'A workload of whole hours in short form',
  }),
  minutes: defineMessage<{ minutes: number }>({
    id: 'statement.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'A workload under an hour in short form',
  }),
  hoursAndMinutes: defineMessage<{ hours: number; minutes: number }>({
    id: 'statement.hoursAndMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'A workload in short form',
  }),
};
