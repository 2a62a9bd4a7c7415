import type { CDPSession } from '@playwright/test';

/** What stays in the page once its last answers and frames have come: what two readings, a second apart, agree on. */
export async function whatStays(client: CDPSession) {
  for (let before = await kilobytesOf(client); ;) {
    await new Promise((done) => setTimeout(done, 1000));
    const kilobytes = await kilobytesOf(client);
    if (Math.abs(kilobytes - before) < 1) return { ...(await countsOf(client)), kilobytes };
    before = kilobytes;
  }
}

/** What stays in the page once its garbage is collected. */
export async function countsOf(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    onWindow: await listenersOn(client, 'window'),
    onDocument: await listenersOn(client, 'document'),
  };
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Kilobytes of all that scripts can reach. Machine code, which the compiler makes for longer than any test lasts, and
 * what the browser itself records (its network log for the debugger, its performance timeline) are no leaks.
 */
export async function kilobytesOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', keep);

  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const skipped = new Set(['code', 'native'].map((name) => types[0].indexOf(name)));
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (!skipped.has(nodes[node + type] ?? NaN)) bytes += nodes[node + size] ?? 0;
  }
  return bytes / 1024;
}

/** Listeners on what outlives the plugin. */
async function listenersOn(client: CDPSession, target: 'window' | 'document'): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: target });
  if (!result.objectId) throw new Error(`${target} is no object.`);
  const { objectId } = result;
  const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.length;
}
