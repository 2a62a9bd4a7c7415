import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'editor.layout',
    defaultMessage: 'Choose a layout',
    description: 'Heading of a section of the template editor',
  },
  artwork: {
    id: 'layout.art',
    defaultMessage: 'Your artwork · your team’s finished page; only text on top',
    description: 'Above the two layouts that use the company’s own image as page',
  },
  page: {
    id: 'layout.art.page',
    defaultMessage:
      'Upload the page as the background image: A4 landscape, 3508 × 2480 px, at least 1754 × 1240. The guide shows where the text goes.',
    description: 'Below the layouts under "Your artwork" when one of them is chosen',
  },
});
