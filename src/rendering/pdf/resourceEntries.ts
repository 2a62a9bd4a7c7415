import { formatDecimal } from '../formatDecimal.ts';
import { formatPdfReference } from './syntax.ts';

/** A PDF object, and the resource name that page contents use for the object. */
export interface NamedResource {
  name: string;
  id: number;
}

/** Formats the entries of objects in a resource dictionary. */
export const formatEntries = (resources: ReadonlyMap<string, NamedResource>): string =>
  [...resources.values()].map(({ name, id }) => `/${name} ${formatPdfReference(id)}`).join('');

/** Formats the resource entry of graphics states that set an opacity. @param opacities opacity of each state, by name */
export function formatGraphicsStates(opacities: ReadonlyMap<string, number>): string {
  const states = Array.from(opacities, ([name, value]) => {
    const opacity = formatDecimal(value);
    return `/${name}<</ca ${opacity}/CA ${opacity}>>`;
  });
  return `/ExtGState<<${states.join('')}>>`;
}
