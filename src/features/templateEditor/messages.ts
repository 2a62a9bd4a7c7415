import { defineMessage, defineMessages } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';

const plain = defineMessages({
  back: { id: 'editor.back', defaultMessage: 'Back', description: 'Button that leaves the editor' },
  rename: {
    id: 'editor.name.edit',
    defaultMessage: 'Edit the name',
    description: 'Button beside the name of the template; the name precedes it',
  },
  name: {
    id: 'editor.name',
    defaultMessage: 'Template name',
    description: 'Label of the field for the name of the template; for screen readers only',
  },
  nameInvalid: {
    id: 'editor.name.invalid',
    defaultMessage: 'Give the template a name (1 to 80 characters).',
    description: 'Under the field for the name when it is empty',
  },
  redo: {
    id: 'editor.redo',
    defaultMessage: 'Redo',
    description: 'Button that repeats an undone change',
  },
  nothingToUndo: {
    id: 'editor.undo.none',
    defaultMessage: 'Nothing to undo',
    description: 'Why the undo button does nothing',
  },
  nothingToRedo: {
    id: 'editor.redo.none',
    defaultMessage: 'Nothing to redo',
    description: 'Why the redo button does nothing',
  },
  undone: { id: 'editor.undone', defaultMessage: 'Undone', description: 'Announced after undo' },
  redone: { id: 'editor.redone', defaultMessage: 'Redone', description: 'Announced after redo' },
  reset: {
    id: 'editor.reset',
    defaultMessage: 'Reset template to default',
    description:
      'Button that resets everything to the initial values of a new template, not to the default template of the company',
  },
  resetDone: {
    id: 'editor.reset.done',
    defaultMessage: 'The template was reset.',
    description: 'Toast after that; an Undo button follows',
  },
  form: {
    id: 'editor.form',
    defaultMessage: 'Template',
    description: 'Name of the part of the editor with the fields; for screen readers only',
  },
  fullPreview: {
    id: 'editor.fullPreview',
    defaultMessage: 'Open the preview',
    description: 'Button that shows the template on a screen of its own',
  },
  previewLanguage: {
    id: 'editor.preview.language',
    defaultMessage: 'Preview language',
    description: 'Name of the choice of the language the preview is in; for screen readers only',
  },
  samples: {
    id: 'sample.label',
    defaultMessage: 'Sample:',
    description: 'Before the choice of the sample data that the preview shows',
  },
  typical: { id: 'sample.typical', defaultMessage: 'Usual data', description: 'Sample data' },
  longest: { id: 'sample.longest', defaultMessage: 'Long texts', description: 'Sample data' },
  arabic: { id: 'sample.arabic', defaultMessage: 'Arabic name', description: 'Sample data' },
  hindi: { id: 'sample.hindi', defaultMessage: 'Hindi name', description: 'Sample data' },
  thai: { id: 'sample.thai', defaultMessage: 'Thai name', description: 'Sample data' },
  missing: {
    id: 'sample.missing',
    defaultMessage: 'Some data missing',
    description: 'Sample data: only what every certificate has',
  },
  collapse: {
    id: 'editor.preview.collapse',
    defaultMessage: 'Make the preview smaller',
    description: 'Button on a narrow screen',
  },
  expand: {
    id: 'editor.preview.expand',
    defaultMessage: 'Make the preview larger',
    description: 'Button on a narrow screen',
  },
  resumeDraft: { id: 'draft.resume', defaultMessage: 'Resume draft', description: 'Button' },
  discardDraft: { id: 'draft.discard', defaultMessage: 'Discard', description: 'Button' },
  unreadableDraft: {
    id: 'draft.unreadable',
    defaultMessage: 'A draft that was kept in this browser could not be read and was removed.',
    description: 'When an earlier visit left changes that are damaged',
  },
  layoutPart: {
    id: 'part.layout',
    defaultMessage: 'layout',
    description: 'Names a part of a template within a sentence',
  },
  colorsPart: {
    id: 'part.colors',
    defaultMessage: 'colors',
    description: 'Names a part of a template within a sentence',
  },
  areasPart: {
    id: 'part.areas',
    defaultMessage: 'texts',
    description: 'Names a part of a template within a sentence: the custom areas',
  },
  imagePart: {
    id: 'part.image',
    defaultMessage: 'background image',
    description: 'Names a part of a template within a sentence',
  },
  substitute: {
    id: 'editor.substitute',
    defaultMessage:
      'The template could not be loaded. Another one is shown instead; saving creates a new template.',
    description: 'When the template of the URL cannot be loaded; a Try again button follows',
  },
});

export const messages = {
  ...plain,
  undo: templateMessages.undo,
  draft: defineMessage<{ when: string }>({
    id: 'draft.found',
    defaultMessage: 'There is an unsaved draft from {when}.',
    description: 'When an earlier visit left changes; Resume and Discard follow',
  }),
  unread: defineMessage<{ parts: string }>({
    id: 'editor.unread',
    defaultMessage:
      'Parts of this template could not be read: {parts}. Initial values are shown instead; the original is kept until you change it here.',
    description:
      'Note over a template that holds what the editor does not know; parts reads like "layout and texts"',
  }),
};
