import { defineMessage, defineMessages } from 'react-intl';

/** Texts of exports: progress, results and the columns of a spreadsheet. */
export const messages = {
  ...defineMessages({
    csvFailed: {
      id: 'several.csvFailed',
      defaultMessage: 'The spreadsheet could not be generated.',
      description: 'After a CSV export failed; a Try again button is elsewhere',
    },
    course: {
      id: 'csv.course',
      defaultMessage: 'Course',
      description: 'Column head of a spreadsheet: what a certificate is for',
    },
    type: {
      id: 'csv.type',
      defaultMessage: 'Type',
      description: 'Column head of a spreadsheet: mission or content',
    },
    minutes: {
      id: 'csv.minutes',
      defaultMessage: 'Minutes',
      description: 'Column head of a spreadsheet: the workload as a number',
    },
    link: {
      id: 'csv.link',
      defaultMessage: 'Link',
      description: 'Column head of a spreadsheet: address of the public certificate',
    },
  }),
  progress: defineMessage<{ done: number; total: number }>({
    id: 'several.progress',
    defaultMessage: 'Generating {done, number} of {total, number}',
    description: 'How many certificates of an export are ready, in place of the button',
  }),
  saved: defineMessage<{ file: string }>({
    id: 'several.saved',
    defaultMessage: 'Saved: {file}',
    description: 'After a file with several certificates was saved',
  }),
};
