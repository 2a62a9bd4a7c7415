import { layoutNames } from '#domain/template/template.ts';
import { namesByScript, repeatName, slicedNames } from '#testing/scriptNames.ts';

/** One certificate for each script, in changing layouts, with a short name and a course of several lines. */
export const scriptRequests = Object.entries(namesByScript).map(([script, names], index) => ({
  script,
  layout: layoutNames[index % layoutNames.length] ?? 'Layout1',
  texts: { name: names[0], course: repeatName(names.join(' '), 120) },
}));

/** One certificate for each name in slices, in changing layouts, with a course of several lines. */
export const sliceRequests = Object.values(slicedNames)
  .flat()
  .map((name, index, names) => ({
    layout: layoutNames[index % layoutNames.length] ?? 'Layout1',
    texts: { name, course: repeatName(names.slice(index).join(' '), 120) },
  }));
