import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  search: {
    id: 'find.label',
    defaultMessage: 'Search certificates',
    description: 'Label of the search field above the certificates; for screen readers',
  },
  searchPlaceholder: {
    id: 'find.placeholder',
    defaultMessage: 'Search by course, date or ID',
    description: 'Placeholder of the search field; an ID is the validation ID of a certificate',
  },
  certificates: {
    id: 'home.list',
    defaultMessage: 'Certificates',
    description: 'Name of the list of certificates; for screen readers',
  },
  missions: {
    id: 'section.missions',
    defaultMessage: 'Missions',
    description: 'Heading of the grid section of mission certificates',
  },
  contents: {
    id: 'section.contents',
    defaultMessage: 'Contents',
    description: 'Heading of the grid section of content certificates',
  },
  mission: {
    id: 'type.mission',
    defaultMessage: 'Mission',
    description: 'Kind of certificate: earned for a mission, which is a learning path',
  },
  content: {
    id: 'type.content',
    defaultMessage: 'Content',
    description: 'Kind of certificate: earned for a content, which is a single learning item',
  },
  columnCertificate: {
    id: 'col.certificate',
    defaultMessage: 'Certificate',
    description: 'Column head of the list: what the certificate is for',
  },
  columnCompleted: {
    id: 'col.completed',
    defaultMessage: 'Completed',
    description: 'Column head of the list: date of completion',
  },
  columnWorkload: {
    id: 'col.workload',
    defaultMessage: 'Workload',
    description: 'Column head of the list: hours and minutes of the course',
  },
  columnGrade: {
    id: 'col.grade',
    defaultMessage: 'Grade',
    description: 'Column head of the list',
  },
  noGrade: {
    id: 'grade.none',
    defaultMessage: 'No grade',
    description: 'Read by screen readers where the grade column shows a dash',
  },
  recycled: {
    id: 'recycled',
    defaultMessage: 'Refresher',
    description: 'Badge of a certificate from a mission that has to be repeated from time to time',
  },
  previewTooltip: {
    id: 'action.preview.tip',
    defaultMessage: 'Preview',
    description: 'Tooltip of the icon that opens a certificate',
  },
  printTooltip: {
    id: 'action.print.tip',
    defaultMessage: 'Print',
    description: 'Tooltip of the icon that opens the printable certificate',
  },
  recycledTooltip: {
    id: 'recycled.tip',
    defaultMessage: 'Completed in a refresher mission',
    description: 'Tooltip of the badge "Refresher"',
  },
});

/** Texts of the home screen. */
export const messages = {
  ...plain,
  summary: defineMessage<{ n: number; hours: string }>({
    id: 'home.summary',
    defaultMessage: 'Showing {n, number} · {hours} of workload',
    description: 'Under the title while the total is not known; hours reads like "8 h 30 min"',
  }),
  showing: defineMessage<{ n: number }>({
    id: 'home.showing',
    defaultMessage: 'Showing {n, number}',
    description: 'How many certificates are on screen, while the total is not known',
  }),
  summaryAll: defineMessage<{ n: number; hours: string }>({
    id: 'home.summary.all',
    defaultMessage: '{n, plural, one {# certificate} other {# certificates}} · {hours} of workload',
    description: 'Under the title; hours reads like "8 h 30 min"',
  }),
  count: defineMessage<{ n: number }>({
    id: 'home.count',
    defaultMessage: '{n, plural, one {# certificate} other {# certificates}}',
    description: 'How many certificates there are in all',
  }),
  countAtLeast: defineMessage<{ n: number }>({
    id: 'home.count.atLeast',
    defaultMessage: '{n, number}+ certificates',
    description: 'How many certificates there are at least, "1,000+ certificates"',
  }),
  grade: defineMessage<{ g: string }>({
    id: 'grade',
    defaultMessage: 'Grade {g}',
    description: 'The grade of a certificate, "Grade 9.5"',
  }),
  hoursAndMinutes: defineMessage<{ hours: number; minutes: number }>({
    id: 'workload.hoursAndMinutes',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'A workload in short form',
  }),
  hours: defineMessage<{ hours: number }>({
    id: 'workload.hours',
    defaultMessage: '{hours, number} h',
    description: 'A workload of whole hours in short form',
  }),
  minutes: defineMessage<{ minutes: number }>({
    id: 'workload.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'A workload under an hour in short form',
  }),
  preview: defineMessage<{ name: string }>({
    id: 'action.preview',
    defaultMessage: 'Preview: {name}',
    description: 'Names the icon that opens a certificate',
  }),
  print: defineMessage<{ name: string }>({
    id: 'action.print',
    defaultMessage: 'Print: {name}',
    description: 'Names the icon that opens the printable certificate',
  }),
};
