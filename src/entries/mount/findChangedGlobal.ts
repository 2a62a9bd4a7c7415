/** Built-in objects that old libraries change, and expressions that tell whether the plugin can work with them. */
const checks: Readonly<Record<string, () => boolean>> = {
  // `for … in` in the libraries of the plugin visits what a script adds to it.
  'Object.prototype': () => Object.keys(Object.prototype).length === 0,
  // Prototype.js 1.7 accepts neither iterables nor a function.
  'Array.from': () => Array.from(new Set([1]), String)[0] === '1',
  // Some libraries let it return dates as objects, which would leave certificates without their dates.
  'JSON.parse': () => typeof JSON.parse('"2026-03-10T00:00:00Z"') === 'string',
  'JSON.stringify': () => JSON.stringify([['']]) === '[[""]]',
};

/** Returns the name of a built-in object of the page that a script changed so that the plugin cannot work. */
export function findChangedGlobal(): string | undefined {
  return Object.keys(checks).find((name) => {
    try {
      return !checks[name]?.();
    } catch {
      return true;
    }
  });
}
