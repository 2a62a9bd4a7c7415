/**
 * A host that connects the plugin to OpenTelemetry or Sentry as the documentation describes, and stores the recorded
 * telemetry for tests.
 */
import { metrics, trace } from '@opentelemetry/api';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  WebTracerProvider,
} from '@opentelemetry/sdk-trace-web';
import * as Sentry from '@sentry/browser';
import { callbacks as sentryCallbacks } from 'virtual:sentryCallbacks.js';

const spans = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new WebTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
);
const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: measured });
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));

// It creates meters at its first line, so it is imported after the provider is set.
const { callbacks: openTelemetryCallbacks } = await import('virtual:openTelemetryCallbacks.js');

const envelopes = [];
Sentry.init({
  dsn: 'https://key@sentry.example/1',
  transport: (options) =>
    Sentry.createTransport(options, ({ body }) => {
      envelopes.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return Promise.resolve({});
    }),
});

/** Parses the items of an envelope: after its header, a line with the header of each item and a line with its content. */
function parseEnvelope(envelope) {
  const [, ...lines] = envelope.split('\n').map((line) => JSON.parse(line));
  return lines.flatMap((line, index) =>
    index % 2 === 0 ? [{ type: line.type, content: lines[index + 1] }] : [],
  );
}

const allCallbacks = { openTelemetry: openTelemetryCallbacks, sentry: sentryCallbacks };

window.telemetry = {
  spans: () =>
    spans.getFinishedSpans().map(({ name, attributes, status, duration: [seconds, nanos] }) => ({
      name,
      attributes,
      status: status.code,
      ms: seconds * 1000 + nanos / 1e6,
    })),
  async points() {
    await reader.forceFlush();
    const [latest] = measured.getMetrics().slice(-1);
    return latest.scopeMetrics.flatMap(({ metrics: all }) =>
      all.flatMap(({ descriptor: { name, unit }, dataPoints }) =>
        dataPoints.map(({ attributes, value: { count, sum } }) => ({
          name,
          unit,
          attributes,
          count,
          sum,
        })),
      ),
    );
  },
  async sentryEvents() {
    await Sentry.flush();
    return envelopes
      .flatMap(parseEnvelope)
      .filter(({ type }) => type === 'event')
      .map(({ content }) => content);
  },
  async mount({ plugin, recipe, props }) {
    // Without the federation runtime, which retries files itself: only the plugin retries here.
    await new Promise((onload, onerror) => {
      const src = `${plugin}/remoteEntry.js`;
      document.head.append(
        Object.assign(document.createElement('script'), { src, onload, onerror }),
      );
    });
    await window.certificates_plugin.init({});
    const { mount } = (await window.certificates_plugin.get('./CertificatesApp'))();
    const config = await (await fetch(`${plugin}/config.json`)).json();
    window.mounted = mount(document.body, { ...allCallbacks[recipe], config, ...props });
  },
  async embed({ plugin, recipe, token }) {
    const { embed } = await import(/* @vite-ignore */ `${plugin}/embed.js`);
    const { onEvent, ...callbacks } = allCallbacks[recipe];
    const onReady = (version) => callbacks.onReady({ version });
    embed(document.body, { pluginUrl: plugin, token, onReady, onEvent });
  },
};
