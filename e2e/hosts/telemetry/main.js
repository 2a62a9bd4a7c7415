/**
 * A host that connects the plugin to OpenTelemetry as the documentation describes, and stores the recorded telemetry for
 * tests.
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

const spans = new InMemorySpanExporter();
trace.setGlobalTracerProvider(
  new WebTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }),
);
const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: measured });
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));

// It creates meters at its first line, so it is imported after the provider is set.
const { signals } = await import('virtual:signals');

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
  async mount({ plugin, props }) {
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
    window.mounted = mount(document.body, { ...signals, ...props, config });
  },
  async embed({ plugin, token }) {
    const { embed } = await import(/* @vite-ignore */ `${plugin}/embed.js`);
    const onReady = (version) => signals.onReady({ version });
    embed(document.body, { pluginUrl: plugin, token, onReady, onEvent: signals.onEvent });
  },
};
