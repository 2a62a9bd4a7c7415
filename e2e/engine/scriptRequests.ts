import { layoutNames } from '#domain/template/template.ts';
import { namesByScript, repeatName } from '#testing/scriptNames.ts';

/** One certificate for each script, in changing layouts, with a short name and a course of several lines. */
export const scriptRequests = Object.entries(namesByScript).map(([script, names], index) => ({
  script,
  layout: layoutNames[index % layoutNames.length] ?? 'Layout1',
  texts: { name: names[0], course: repeatName(names.join(' '), 120) },
}));
