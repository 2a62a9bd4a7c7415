import { defineMessage, defineMessages } from 'react-intl';

const plainImage = defineMessages({
  title: {
    id: 'image.title',
    defaultMessage: 'Background image',
    description: 'Title of the section of the template editor',
  },
  upload: {
    id: 'image.upload',
    defaultMessage: 'Upload an image',
    description: 'Button that opens the file dialog; "or drag it here" follows',
  },
  replace: {
    id: 'image.replace',
    defaultMessage: 'Replace the image',
    description: 'The same button while there is an image; "or drag it here" follows',
  },
  drop: {
    id: 'image.drop',
    defaultMessage: 'or drag it here',
    description: 'Follows "Upload an image" or "Replace the image"',
  },
  reading: {
    id: 'image.reading',
    defaultMessage: 'Reading the image…',
    description: 'While a chosen file is read, in place of the limits; also announced',
  },
  current: {
    id: 'image.current',
    defaultMessage: 'Current image',
    description: 'Above the image that the template has now',
  },
  stored: {
    id: 'image.stored',
    defaultMessage: 'Saved image',
    description: 'Stands for the file name of an image that was saved with the template before',
  },
  unsaved: {
    id: 'image.unsaved',
    defaultMessage: 'New image',
    description: 'Stands for the file name of an image that is not saved yet',
  },
  broken: {
    id: 'image.broken',
    defaultMessage: 'This image could not be loaded. Certificates have a plain background instead.',
    description: 'In place of the size of a stored image that cannot be loaded',
  },
  remove: {
    id: 'image.remove',
    defaultMessage: 'Remove background image',
    description: 'Button beside the current image',
  },
  removed: {
    id: 'image.removed',
    defaultMessage: 'Background image removed.',
    description: 'Announced after the button',
  },
});

export const imageMessages = {
  ...plainImage,
  limits: defineMessage<{ max: string }>({
    id: 'image.limits',
    defaultMessage: 'PNG, JPEG or WebP · up to {max} · A4 landscape, 2480 × 1754 px',
    description: 'Accepted image types and their best size; {max} such as 10 MB',
  }),
  taken: defineMessage<{ file: string }>({
    id: 'image.taken',
    defaultMessage: 'Current image: {file}',
    description: 'Announced when a chosen file has become the image',
  }),
  pixels: defineMessage<{ w: string; h: string }>({
    id: 'image.pixels',
    defaultMessage: '{w} × {h} px',
    description: 'Size of an image in pixels',
  }),
  small: defineMessage<{ w: string; h: string }>({
    id: 'image.small',
    defaultMessage: '{w} × {h} px may look blurred in print.',
    description: 'Warning below an image with few pixels',
  }),
};

const plainFocal = defineMessages({
  hint: {
    id: 'image.focal',
    defaultMessage:
      'Drag the point to what must stay visible. On the keyboard, use the arrow keys.',
    description: 'Below a background image of which the layout shows a part',
  },
  center: {
    id: 'image.focal.center',
    defaultMessage: 'Center',
    description: 'Button: the middle of the background image must show',
  },
  x: {
    id: 'image.focal.x',
    defaultMessage: 'Focal point, horizontal',
    description: 'Slider over the background image, for screen readers',
  },
  y: {
    id: 'image.focal.y',
    defaultMessage: 'Focal point, vertical',
    description: 'Slider over the background image, for screen readers',
  },
});

export const focalPointMessages = {
  ...plainFocal,
  place: defineMessage<{ x: string; y: string }>({
    id: 'image.focal.place',
    defaultMessage: '{x} from the left, {y} from the top',
    description: 'Value of the sliders over the background image; {x} and {y} such as 40%',
  }),
};

const plainRefusals = defineMessages({
  foreign: {
    id: 'image.foreign',
    defaultMessage: 'This file is not a PNG, JPEG or WebP image.',
    description: 'A file of another kind',
  },
  damaged: {
    id: 'image.damaged',
    defaultMessage: 'This file could not be read. It may be damaged.',
    description: 'An image that is broken or not complete',
  },
  stays: {
    id: 'image.stays',
    defaultMessage: 'The current image was kept.',
    description: 'Follows "This file is not …" and "This file could not be read …"',
  },
});

/** Reasons why a file was rejected. */
export const rejectionMessages = {
  ...plainRefusals,
  tooLarge: defineMessage<{ max: string }>({
    id: 'image.tooLarge',
    defaultMessage: 'Very large image. Maximum: {max}',
    description: 'A file with too many bytes; {max} such as 10 MB, or 50 megapixels',
  }),
  megapixels: defineMessage<{ count: number }>({
    id: 'image.megapixels',
    defaultMessage: '{count} megapixels',
    description: 'The largest number of pixels, {max} of "Very large image. Maximum: {max}"',
  }),
  kept: defineMessage<{ file: string; size: string }>({
    id: 'image.kept',
    defaultMessage: '{file} is {size}; the current image was kept.',
    description: 'Follows "Very large image …"; {size} such as 11.8 MB or 9000 × 6000 px',
  }),
  size: defineMessage<{ file: string; size: string }>({
    id: 'image.size',
    defaultMessage: '{file} is {size}.',
    description: 'Follows "Very large image …" where there is no current image',
  }),
};

export const imageGuideMessages = defineMessages({
  download: {
    id: 'image.guide',
    defaultMessage: 'Download the image guide template',
    description: 'Link that downloads an image with the dimensions of background images',
  },
  failed: {
    id: 'image.guide.failed',
    defaultMessage: 'The image guide template could not be downloaded.',
    description: 'Error notification, with a button to try again',
  },
});
