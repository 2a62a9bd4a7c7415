/** Feature toggles, and what each one removes when it is off (docs/flags.md). */
export const flagDescriptions = {
  'certificates.pdf-download': 'the PDF, in lists, in the preview and on the public page',
  'certificates.grid-view': 'the grid beside the list',
  'certificates.custom-fields': 'the custom areas in the editor',
  'certificates.share': '"Share", which `SHARE_ORGANIZATION` enables',
};

export type FlagName = keyof typeof flagDescriptions;

export const flagNames = Object.keys(flagDescriptions) as FlagName[];
