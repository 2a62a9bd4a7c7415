/** `node --import tsx e2e/foreign/start.ts`: the foreign platform and the plugin on it, until the process is ended. */
import { servePlugin } from './servePlugin.ts';
import { startForeign } from './startForeign.ts';

const foreign = await startForeign();
const { plugin, host } = await servePlugin(foreign);
const { missions, workspace, graphql, flags, flagsKey, tokens } = foreign;
console.log(
  JSON.stringify({ plugin, host, missions, workspace, graphql, flags, flagsKey, tokens }, null, 2),
);
