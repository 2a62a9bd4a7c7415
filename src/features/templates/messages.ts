import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  back: {
    id: 'templates.back',
    defaultMessage: 'Back to My certificates',
    description: 'Names the arrow that leads from the template list to the home screen',
  },
  create: {
    id: 'templates.new',
    defaultMessage: 'New template',
    description: 'Button that opens the editor of a new template',
  },
  empty: {
    id: 'templates.empty',
    defaultMessage: 'No templates',
    description: 'Heading when the company has no template',
  },
  emptyHint: {
    id: 'templates.empty.hint',
    defaultMessage: "Create the first template. It becomes the company's default template.",
    description: 'Under the heading when the company has no template',
  },
  error: {
    id: 'templates.error',
    defaultMessage: 'The templates could not be loaded',
    description: 'Heading when the template list failed to load',
  },
  partial: {
    id: 'templates.partial',
    defaultMessage: 'Some templates could not be read and are missing here.',
    description: 'Note above the templates that could be read; a Try again button follows',
  },
  stale: {
    id: 'templates.stale',
    defaultMessage: 'The template list could not be updated.',
    description: 'Notification; the previous list stays on screen',
  },
  search: {
    id: 'templates.search',
    defaultMessage: 'Search templates',
    description: 'Label of the field that searches a long list of templates by name',
  },
  clearSearch: {
    id: 'templates.search.clear',
    defaultMessage: 'Clear search',
    description: 'Button that shows all templates again',
  },
  sort: {
    id: 'templates.sort',
    defaultMessage: 'Sort:',
    description: 'Label of the sort order of the templates',
  },
  defaultFirst: {
    id: 'templates.sort.default',
    defaultMessage: 'Default template first',
    description: 'Order of the templates: the default one, then the others',
  },
  mostUsedFirst: {
    id: 'templates.sort.usage',
    defaultMessage: 'Most used first',
    description: 'Order of the templates: by the number of their certificates and missions',
  },
  edit: {
    id: 'template.edit',
    defaultMessage: 'Edit',
    description: 'Opens the editor of a template',
  },
  preview: {
    id: 'template.preview',
    defaultMessage: 'Preview',
    description: 'Opens the preview of a template',
  },
  setDefault: {
    id: 'template.default.set',
    defaultMessage: 'Set template as default',
    description: 'Makes a template the one that certificates use whose mission sets no other',
  },
  defaultFailed: {
    id: 'template.default.failed',
    defaultMessage: 'The default template could not be changed.',
    description: 'Notification; a Try again button follows',
  },
  locked: {
    id: 'template.default.locked',
    defaultMessage:
      'The default template cannot be deleted. Choose another default template first.',
    description: 'Why deleting the default template is switched off, or failed',
  },
  duplicate: {
    id: 'template.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Makes a copy of a template',
  },
  remove: {
    id: 'template.delete',
    defaultMessage: 'Delete…',
    description: 'Asks whether to delete a template',
  },
  issuedUnchanged: {
    id: 'delete.body.kept.plain',
    defaultMessage: 'Certificates already issued do not change.',
    description:
      'What follows from deleting the only template, where the platform keeps the designs of what was issued',
  },
  undoHint: {
    id: 'delete.undo',
    defaultMessage: 'You can undo this for a few seconds.',
    description: 'Last sentence of the dialog that asks before a template is deleted',
  },
  unused: {
    id: 'template.unused',
    defaultMessage: 'Not used yet',
    description: 'No certificate was issued with a template, and no mission names it',
  },
  notInUse: {
    id: 'delete.unused',
    defaultMessage: 'It is not used yet.',
    description: 'Before what follows from deleting a template that nothing uses',
  },
  removeConfirm: {
    id: 'delete.confirm',
    defaultMessage: 'Delete template',
    description: 'Button that deletes the template',
  },
  removeFailed: {
    id: 'delete.failed',
    defaultMessage: 'The template could not be deleted. Try again.',
    description: 'Notification after deleting failed; the template is in the list again',
  },
  cancel: {
    id: 'delete.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the dialog and deletes nothing',
  },
});

export const messages = {
  ...plain,
  summary: defineMessage<{ n: number }>({
    id: 'templates.sub',
    defaultMessage:
      '{n, plural, one {# template} other {# templates}} · the default template is used when a mission sets no other',
    description: 'Under the title of the template list',
  }),
  matchCount: defineMessage<{ n: number }>({
    id: 'templates.search.count',
    defaultMessage: '{n, plural, one {# template} other {# templates}}',
    description: 'Number of templates that a search has found; for screen readers',
  }),
  noMatches: defineMessage<{ q: string }>({
    id: 'templates.search.none',
    defaultMessage: 'No template has “{q}” in its name',
    description: 'Heading when a search has found no template',
  }),
  action: defineMessage<{ action: string; name: string }>({
    id: 'template.action',
    defaultMessage: '{action}: {name}',
    description: 'Names what a button does and to which template: "Edit: Onboarding"',
  }),
  defaultSet: defineMessage<{ name: string }>({
    id: 'template.default.ok',
    defaultMessage: '“{name}” is now the default template.',
    description: 'Notification',
  }),
  copied: defineMessage<{ name: string }>({
    id: 'template.duplicate.ok',
    defaultMessage: '“{name}” was created.',
    description: 'Announced when the copy of a template is in the list',
  }),
  copyFailed: defineMessage<{ name: string }>({
    id: 'template.duplicate.failed',
    defaultMessage: '“{name}” could not be duplicated.',
    description: 'Notification; a Try again button follows',
  }),
  removeTitle: defineMessage<{ name: string }>({
    id: 'delete.title',
    defaultMessage: 'Delete the template “{name}”?',
    description: 'Heading of the dialog that asks before a template is deleted',
  }),
  removeBody: defineMessage<{ default: string }>({
    id: 'delete.body',
    defaultMessage: 'Certificates that use it will use the default template, “{default}”.',
    description: 'What follows from deleting a template; default is a name',
  }),
  removeBodyKept: defineMessage<{ default: string }>({
    id: 'delete.body.kept',
    defaultMessage:
      'Certificates already issued do not change; missions that use it will use the default template, “{default}”.',
    description:
      'What follows from deleting a template, where the platform keeps the designs of what was issued; default is a name',
  }),
  inUse: defineMessage<{ use: string }>({
    id: 'delete.use',
    defaultMessage: 'In use: {use}.',
    description:
      'Before what follows from deleting a template; use says how much, as "142 certificates and 8 missions"',
  }),
  usedByCertificates: defineMessage<{ n: number }>({
    id: 'template.use.certificates',
    defaultMessage: '{n, plural, one {# certificate} other {# certificates}}',
    description: 'How many certificates were issued with a template',
  }),
  usedByMissions: defineMessage<{ n: number }>({
    id: 'template.use.missions',
    defaultMessage: '{n, plural, one {# mission} other {# missions}}',
    description: 'How many missions name a template',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'delete.ok',
    defaultMessage: 'The template “{name}” was deleted.',
    description: 'Notification; an Undo button follows',
  }),
};
