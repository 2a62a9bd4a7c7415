// @ts-check
let isAllowed = process.execArgv.includes('tsx');

/** From now on TypeScript can be imported. It takes a tenth of a second, so that only what needs it asks for it. */
export async function allowTypeScript() {
  if (isAllowed) return;
  isAllowed = true;
  const tsx = await import('tsx/esm/api');
  tsx.register();
}
