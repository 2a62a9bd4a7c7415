import type { CDPSession } from '@playwright/test';

/**
 * Measures the memory of the page until two measurements, a second apart, are equal: then the last responses and frames are
 * processed.
 */
export async function measureStableHeap(client: CDPSession) {
  for (let previous = await measureHeapKilobytes(client); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const kilobytes = await measureHeapKilobytes(client);
    if (Math.abs(kilobytes - previous) < 1)
      return { ...(await countNodesAndListeners(client)), kilobytes };
    previous = kilobytes;
  }
}

/** Counts DOM nodes and event listeners after a garbage collection. */
export async function countNodesAndListeners(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const getMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: getMetric('Nodes'),
    listeners: getMetric('JSEventListeners'),
    onWindow: await countListeners(client, 'window'),
    onDocument: await countListeners(client, 'document'),
  };
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Measures the memory that scripts can reach, in kilobytes. Excludes compiled code, which grows for longer than any test
 * takes, and records of the browser itself (network log of the debugger, performance timeline), because they are not leaks.
 */
export async function measureHeapKilobytes(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const addChunk = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  client.on('HeapProfiler.addHeapSnapshotChunk', addChunk);
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  client.off('HeapProfiler.addHeapSnapshotChunk', addChunk);

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

/** Counts the event listeners on `window` or `document`, which outlive the plugin. */
async function countListeners(client: CDPSession, target: 'window' | 'document'): Promise<number> {
  const { result } = await client.send('Runtime.evaluate', { expression: target });
  if (!result.objectId) throw new Error(`${target} is not an object.`);
  const { objectId } = result;
  const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId });
  return listeners.length;
}
