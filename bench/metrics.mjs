/**
 * Creates a function that reads how long the main thread of a page has worked, milliseconds.
 * @param names metrics of Chromium, such as `ScriptDuration`
 * @param timeDomain `threadTicks` counts the CPU time of the page's thread; `timeTicks` also counts the time that it waited
 *   for other work of the machine, such as rasterizing the previous frame without a graphics card.
 */
export async function createMetricsReader(page, names, timeDomain = 'threadTicks') {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return names.map((name) => 1000 * metrics.find((metric) => metric.name === name).value);
  };
}
