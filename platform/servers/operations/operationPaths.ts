/**
 * Paths for the operation of the server: probes and metrics. Kubernetes and Prometheus call them at the IP address of a
 * container. They contain no data of users.
 */
export const OPERATION_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
