import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CertificateCountPublisher } from '../graphql/certificateCounts.ts';
import type { TypedFastify } from '../api.ts';

/** Upper bounds of the histogram of request durations, in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Registers `GET /metrics` in the text format of Prometheus: duration of requests, requests in progress, GraphQL
 * subscriptions and the default metrics of the process. Labels contain the pattern of a route and never an address, so
 * there is neither an id nor a token in them.
 */
export function registerMetrics(
  api: TypedFastify,
  certificateCounts: CertificateCountPublisher,
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const requestsInProgress = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests without a complete response',
    registers,
  });
  new Gauge({
    name: 'graphql_subscriptions',
    help: 'Open GraphQL subscriptions',
    registers,
    collect() {
      this.set(certificateCounts.countSubscribers());
    },
  });

  api.addHook('onRequest', (_request, reply, done) => {
    requestsInProgress.inc();
    // Also emitted when the client has closed the connection.
    reply.raw.once('close', () => requestsInProgress.dec());
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  api.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  api.addHook('onClose', (_api, done) => {
    registry.clear();
    done();
  });
}
