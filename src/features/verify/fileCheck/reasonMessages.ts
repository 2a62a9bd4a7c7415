import { defineMessage, defineMessages } from 'react-intl';
import type { VerdictNote, WarningKind } from '../comparison/index.ts';

/** Sentences that say what follows from a verdict: the file was changed. */
export const changeMessages = defineMessages({
  changed: {
    id: 'file.changed',
    defaultMessage: 'It was changed after it was issued.',
    description: 'First sentence under "Do not trust this file"',
  },
  changedOrCorrected: {
    id: 'file.changedOrCorrected',
    defaultMessage: 'The file was changed, unless the record was corrected later.',
    description: 'Under "Differs from the record"; "The record is what counts." follows',
  },
});

/** Warnings about a checked file. */
export const warnings = defineMessages({
  script: {
    id: 'file.warning.script',
    defaultMessage: 'It carries a script.',
    description: 'A warning about a checked file',
  },
  launch: {
    id: 'file.warning.launch',
    defaultMessage: 'It is made to start a program.',
    description: 'A warning about a checked file',
  },
  form: {
    id: 'file.warning.form',
    defaultMessage: 'It has form fields.',
    description: 'A warning about a checked file',
  },
  layer: {
    id: 'file.warning.layer',
    defaultMessage: 'It has a layer that can be hidden or shown.',
    description: 'A warning about a checked file: programs may show different pages',
  },
  annotation: {
    id: 'file.warning.annotation',
    defaultMessage: 'A note, stamp or drawing was put on a page.',
    description: 'A warning about a checked file',
  },
  revisions: {
    id: 'file.warning.revisions',
    defaultMessage:
      'It was changed after it was first saved, and contains an earlier version of itself.',
    description: 'A warning about a checked file',
  },
  turnedPage: {
    id: 'file.warning.turnedPage',
    defaultMessage: 'A page is turned or cropped.',
    description: 'A warning about a checked file',
  },
  encrypted: {
    id: 'file.warning.encrypted',
    defaultMessage: 'It is encrypted, so what it contains cannot be checked.',
    description: 'A warning about a checked file',
  },
  signature: {
    id: 'file.warning.signature',
    defaultMessage: 'It pretends to have a digital signature.',
    description: 'A warning about a checked file',
  },
  foreignFont: {
    id: 'file.warning.foreignFont',
    defaultMessage: 'It lacks a font, so that every program may show other letters.',
    description: 'A warning about a checked file',
  },
  ambiguous: {
    id: 'file.warning.ambiguous',
    defaultMessage: 'It is built so that every program may show something else.',
    description: 'A warning about a checked file: it breaks the rules of the format',
  },
  pages: {
    id: 'file.warning.pages',
    defaultMessage: 'It has more or fewer pages than were issued.',
    description: 'A warning about a checked file',
  },
  pageOrder: {
    id: 'file.warning.pageOrder',
    defaultMessage: 'Its pages are in another order.',
    description: 'A warning about a checked file',
  },
  appended: {
    id: 'file.warning.appended',
    defaultMessage: 'Something was added after the end of the issued file.',
    description: 'A warning about a checked file',
  },
  statement: {
    id: 'file.warning.statement',
    defaultMessage: 'The statement of learning in front is not as issued.',
    description: 'A warning about a checked file',
  },
  looks: {
    id: 'file.warning.looks',
    defaultMessage: 'It looks different, although its text is the same.',
    description: 'A warning about a checked file',
  },
  reads: {
    id: 'file.warning.reads',
    defaultMessage: 'Programs and screen readers get another text than the one you see.',
    description: 'A warning about a checked file',
  },
}) satisfies Partial<Record<WarningKind, unknown>>;

/** Warnings that name what was found. */
export const detailedWarnings = {
  action: defineMessage<{ detail: string }>({
    id: 'file.warning.action',
    defaultMessage: 'It acts on its own: {detail}',
    description: 'A warning about a checked file; {detail} is a technical name such as SubmitForm',
  }),
  link: defineMessage<{ detail: string }>({
    id: 'file.warning.link',
    defaultMessage: 'It has a link to another address: {detail}',
    description: 'A warning about a checked file',
  }),
  attachment: defineMessage<{ detail: string }>({
    id: 'file.warning.attachment',
    defaultMessage: 'It carries another file: {detail}',
    description: 'A warning about a checked file; {detail} is the name of that file',
  }),
  unusual: defineMessage<{ detail: string }>({
    id: 'file.warning.unusual',
    defaultMessage: 'It has something that issued files never have: {detail}',
    description: 'A warning about a checked file; {detail} is a technical name',
  }),
} satisfies Record<Exclude<WarningKind, keyof typeof warnings>, unknown>;

/** Explanations of a verdict. */
export const notes = defineMessages({
  images: {
    id: 'file.note.images',
    defaultMessage: 'Its pages are images, with no text to compare.',
    description: 'Why a file cannot confirm a certificate',
  },
  otherText: {
    id: 'file.note.otherText',
    defaultMessage: 'Its text is not that of the certificate.',
    description: 'What differs in a file',
  },
  selection: {
    id: 'file.note.selection',
    defaultMessage:
      'Everything is as issued, but nobody knows whether the date and the selection of the statement in front are true.',
    description: 'Why a file cannot confirm certificates: whoever exported it chose these',
  },
  fallbackText: {
    id: 'file.note.fallbackText',
    defaultMessage: 'It has letters that each system draws with its own fonts.',
    description: 'Why a file cannot confirm a certificate: Arabic, Chinese, emoji and others',
  },
  printShop: {
    id: 'file.note.printShop',
    defaultMessage: 'It is for a print shop: around the page it has bleed and crop marks.',
    description: 'What is known about a file that is as issued',
  },
  damaged: {
    id: 'file.note.damaged',
    defaultMessage: 'It was changed, is damaged or incomplete.',
    description: 'Why a file cannot be read',
  },
  locked: {
    id: 'file.note.locked',
    defaultMessage: 'It needs a password.',
    description: 'Why a file cannot be read',
  },
  slow: {
    id: 'file.note.slow',
    defaultMessage: 'Reading it takes too long. Certificates are never so large or so complicated.',
    description: 'Why a file cannot be read',
  },
  worker: {
    id: 'file.note.worker',
    defaultMessage:
      'This page does not allow it. Open the address of the certificate in a window of its own.',
    description:
      'Why a file cannot be read: the website that contains the plugin forbids background work',
  },
}) satisfies Record<VerdictNote, unknown>;
