import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  save: {
    id: 'editor.save',
    defaultMessage: 'Save',
    description: 'Button that stores the template',
  },
  busy: {
    id: 'editor.busy',
    defaultMessage: 'Loading',
    description: 'The save button while it works',
  },
  ok: {
    id: 'editor.ok',
    defaultMessage: 'Success.',
    description: 'Toast once a template was stored',
  },
  fail: {
    id: 'editor.fail',
    defaultMessage: 'An error has occurred.',
    description: 'Toast when a template could not be stored; why follows',
  },
  unsaved: {
    id: 'editor.dirty',
    defaultMessage: 'Unsaved changes',
    description: 'Beside the name of a template that was changed since it was stored',
  },
  failed: {
    id: 'editor.fail.hint',
    defaultMessage: 'The template was not saved.',
    description: 'Why a save failed, when the reason is unknown',
  },
  offline: {
    id: 'editor.fail.offline',
    defaultMessage:
      'There is no connection. Your changes are kept here; save again once it is back.',
    description: 'Why a save failed',
  },
  sessionEnded: {
    id: 'editor.fail.session',
    defaultMessage: 'Your session ended. Your changes are kept here; sign in again, then save.',
    description: 'Why a save failed; a button to sign in follows',
  },
  signIn: {
    id: 'editor.signIn',
    defaultMessage: 'Sign in again',
    description: 'Button after the session ended in the editor',
  },
  signInFirst: {
    id: 'editor.signIn.first',
    defaultMessage: 'Sign in to the platform in another tab or window, then save here.',
    description: 'When no sign-in page is configured that the editor could open',
  },
  forbidden: {
    id: 'editor.fail.forbidden',
    defaultMessage: 'You are no longer allowed to change templates.',
    description: 'Why a save failed',
  },
  busyElsewhere: {
    id: 'editor.fail.busy',
    defaultMessage: 'The template is being changed elsewhere. Wait a moment and save again.',
    description: 'Why a save failed',
  },
  tooMany: {
    id: 'editor.fail.tooMany',
    defaultMessage: 'Too many attempts. Wait a moment and save again.',
    description: 'Why a save failed',
  },
  refused: {
    id: 'editor.fail.refused',
    defaultMessage: 'The server did not accept the template.',
    description: 'Why a save failed',
  },
  nameRefused: {
    id: 'editor.fail.name',
    defaultMessage: 'The server did not accept this name.',
    description: 'Why a save failed, beside the name',
  },
  layoutRefused: {
    id: 'editor.fail.layout',
    defaultMessage: 'The server did not accept this layout.',
    description: 'Why a save failed, beside the layouts',
  },
  colorsRefused: {
    id: 'editor.fail.colors',
    defaultMessage: 'The server did not accept these colors.',
    description: 'Why a save failed, beside the colours',
  },
  imageRefused: {
    id: 'editor.fail.image',
    defaultMessage: 'The server did not accept this image. Choose it again, or another one.',
    description: 'Why a save failed, beside the background image',
  },
  imageTooLarge: {
    id: 'editor.fail.imageSize',
    defaultMessage: 'The server did not accept the image: it is too large.',
    description: 'Why a save failed, beside the background image',
  },
  areasRefused: {
    id: 'editor.fail.areas',
    defaultMessage: 'The server did not accept these texts.',
    description: 'Why a save failed, beside the custom areas',
  },
  conflictTitle: {
    id: 'conflict.title',
    defaultMessage: 'This template has changed',
    description: 'Heading when another version was saved since this one was opened',
  },
  conflictBody: {
    id: 'conflict.body',
    defaultMessage:
      'Another version was saved after you opened it. Your changes are not lost: choose what to do with them.',
    description: 'Under that heading',
  },
  changedElsewhere: {
    id: 'conflict.elsewhere',
    defaultMessage: 'This template changed in another tab.',
    description:
      'Note when another version was saved since this one was opened; a Show button follows',
  },
  showChange: {
    id: 'conflict.elsewhere.show',
    defaultMessage: 'Show',
    description: 'Button after the note that the template changed in another tab',
  },
  overwrite: {
    id: 'conflict.overwrite',
    defaultMessage: 'Overwrite the other version',
    description: 'Button: replaces the version that was saved in the meantime',
  },
  saveCopy: {
    id: 'conflict.copy',
    defaultMessage: 'Save mine as a copy',
    description: 'Button: saves the edits as a new template',
  },
  reload: {
    id: 'conflict.reload',
    defaultMessage: 'Show the other version',
    description:
      'Button: shows the version that was saved in the meantime instead of the edits; can be undone',
  },
  keepEditing: {
    id: 'leave.stay',
    defaultMessage: 'Keep editing',
    description: 'Button that leaves everything as it is',
  },
  deletedTitle: {
    id: 'conflict.deleted',
    defaultMessage: 'This template was deleted',
    description: 'Heading when the template was deleted while it was edited',
  },
  deletedBody: {
    id: 'conflict.deleted.body',
    defaultMessage:
      'It was deleted while you were editing. You can save your version as a new template.',
    description: 'Under that heading',
  },
  unreadTitle: {
    id: 'unread.title',
    defaultMessage: 'Part of this template could not be read',
    description: 'Heading of the question before such a template is stored',
  },
  unreadBody: {
    id: 'unread.body',
    defaultMessage:
      'The parts that could not be read are kept unchanged. Everything else is saved as you see it.',
    description: 'Under that heading',
  },
  saveRest: {
    id: 'unread.save',
    defaultMessage: 'Save the rest',
    description: 'Button: stores the template; what could not be read stays as it was',
  },
  saveNew: {
    id: 'conflict.new',
    defaultMessage: 'Save as a new template',
    description: 'Button: saves the edits as a new template',
  },
});

export const messages = {
  ...plain,
  stored: defineMessage<{ name: string }>({
    id: 'editor.ok.hint',
    defaultMessage: 'The template “{name}” was saved.',
    description: 'Toast once a template was stored, below "Success."',
  }),
  savedAt: defineMessage<{ time: string }>({
    id: 'editor.saved',
    defaultMessage: 'Saved at {time}',
    description: 'Beside the name of a template that was just stored',
  }),
};
