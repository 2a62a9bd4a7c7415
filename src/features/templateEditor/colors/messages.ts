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
    description: 'Button that applies the legible tone named before it',
  },
  invalid: {
    id: 'color.invalid',
    defaultMessage: 'Enter 6 digits from 0 to F.',
    description: 'Below a field with an invalid colour',
  },
  onArtwork: {
    id: 'color.art',
    defaultMessage: 'The tone adapts to your artwork where needed.',
    description: 'Below a colour of texts on an image: it is adjusted where it would be illegible',
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

export const messages = {
  ...plain,
  ok: defineMessage<{ ratio: string }>({
    id: 'color.ok',
    defaultMessage: 'Contrast {ratio}:1',
    description: 'Below a colour with enough contrast; ratio such as 10.7',
  }),
  low: defineMessage<{ ratio: string; color: string; legibleRatio: string }>({
    id: 'color.low',
    defaultMessage: 'Contrast {ratio}:1, hard to read. A legible tone: {color} ({legibleRatio}:1).',
    description:
      'Below a colour that is hard to read; color is like #14A68F. A button that applies it follows',
  }),
  kept: defineMessage<{ ratio: string }>({
    id: 'color.kept',
    defaultMessage: 'Contrast {ratio}:1; the certificate keeps the title legible.',
    description: 'Below a title colour with low contrast, which the layout keeps legible',
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
