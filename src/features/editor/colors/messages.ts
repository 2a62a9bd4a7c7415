// @texts part:templates
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  section: {
    id: 'editor.colors',
    defaultMessage: 'Colors',
    description: 'Heading of a section of the template editor',
  },
  title: {
    id: 'color.title',
    defaultMessage: 'Title color',
    description: 'Label of a colour of the certificate',
  },
  content: {
    id: 'color.content',
    defaultMessage: 'Content color',
    description: 'Label of a colour of the certificate: of the name and the texts',
  },
  brand: {
    id: 'color.brand',
    defaultMessage: 'Brand',
    description: 'Short mark beside a colour that is the primary colour of the company',
  },
  use: {
    id: 'color.use',
    defaultMessage: 'Use this color',
    description: 'Button that takes the legible tone just named',
  },
  invalid: {
    id: 'color.invalid',
    defaultMessage: 'Enter 6 digits from 0 to F.',
    description: 'Below a field whose text is no colour',
  },
  onArtwork: {
    id: 'color.art',
    defaultMessage: 'Its tone changes where your artwork needs it.',
    description: 'Below a colour whose texts stand on a picture: what would not read is adjusted',
  },
  suggestions: {
    id: 'color.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Before a row of colours to choose from',
  },
  pickerFailed: {
    id: 'color.pickFailed',
    defaultMessage: 'The palette could not be loaded. You can still type the color.',
    description: 'When the code of the colour picker could not be fetched',
  },
});

/** Texts of the section “Colors”. */
export const messages = {
  ...plain,
  ok: defineMessage<{ ratio: string }>({
    id: 'color.ok',
    defaultMessage: 'Contrast {ratio}:1',
    description: 'Below a colour that reads well; ratio such as 10.7',
  }),
  low: defineMessage<{ ratio: string; color: string; legibleRatio: string }>({
    id: 'color.low',
    defaultMessage: 'Contrast {ratio}:1, hard to read. A legible tone: {color} ({legibleRatio}:1).',
    description:
      'Below a colour that is hard to read; color is like #14A68F. A button that takes it follows',
  }),
  kept: defineMessage<{ ratio: string }>({
    id: 'color.kept',
    defaultMessage: 'Contrast {ratio}:1; the certificate keeps the title legible.',
    description: 'Below a title colour too weak by itself, which is drawn so that it reads',
  }),
  night: defineMessage<{ ratio: string }>({
    id: 'color.night',
    defaultMessage:
      'It becomes the background of this layout; the text uses a light tone ({ratio}:1).',
    description: 'Below the content colour in the dark layout; ratio such as 15.0',
  }),
  openPicker: defineMessage<{ field: string }>({
    id: 'color.pick',
    defaultMessage: '{field}: choose from a palette',
    description:
      'Button that shows the colour and opens a picker; field is “Title color” or “Content color”',
  }),
};
