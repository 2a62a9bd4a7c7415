// @texts part:templates
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  Layout1: { id: 'layout.1', defaultMessage: 'Classic', description: 'Name of a layout' },
  Layout2: { id: 'layout.2', defaultMessage: 'Band', description: 'Name of a layout' },
  Layout3: { id: 'layout.3', defaultMessage: 'Editorial', description: 'Name of a layout' },
  Layout4: { id: 'layout.4', defaultMessage: 'Header', description: 'Name of a layout' },
  Layout5: { id: 'layout.5', defaultMessage: 'Night', description: 'Name of a layout' },
  Layout6: { id: 'layout.6', defaultMessage: 'Mosaic', description: 'Name of a layout' },
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
  more: {
    id: 'template.more',
    defaultMessage: 'More actions',
    description: 'Opens the menu of what else can be done with a template',
  },
});

/** Texts that the template list and the editor word alike. */
export const templateMessages = {
  ...plain,
  areasFilled: defineMessage<{ language: string; count: number }>({
    id: 'lang.filled',
    defaultMessage: '{language}: {count} of 3 areas',
    description: 'How many of the custom areas of a template are filled in, in one language',
  }),
  copyName: defineMessage<{ name: string }>({
    id: 'template.copyName',
    defaultMessage: '{name} (copy)',
    description: 'Name of a copy of a template',
  }),
};
