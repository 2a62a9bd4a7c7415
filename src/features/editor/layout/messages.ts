// @texts part:templates
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'editor.layout',
    defaultMessage: 'Choose a layout',
    description: 'Heading of a section of the template editor',
  },
});
