/**
 * Requests a second of the reference platform on its embedded database, each kind of call with 20 connections for
 * some seconds; the caller has a thousand certificates.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { earn, newCompany, storeTemplate } from '../platform/servers/testing/calls.ts';
import { endProcess, startProcess } from '../platform/servers/testing/testApi.ts';
import { printTable, quantile } from './table.mjs';

const CONNECTIONS = 20;
const MILLISECONDS = 10_000;
const CERTIFICATES = 1000;
const FIRST_PAGE = JSON.stringify({ query: '{ certificates { id mission { name thumb_url } } }' });

/** @returns the bytes of an answer with status 200 */
function ask(agent, url, { method = 'GET', headers, body }) {
  return new Promise((answered, failed) => {
    const asking = request(url, { agent, method, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? answered(bytes) : failed(new Error(`${answer.statusCode}`)),
      );
    });
    asking.on('error', failed);
    asking.end(body);
  });
}

async function measure(url, call) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = [];
  let bytes = 0;
  const until = performance.now() + MILLISECONDS;
  const connection = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      bytes = await ask(agent, url, call);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  const seconds = MILLISECONDS / 1000;
  return [times.length / seconds, quantile(times, 0.5), quantile(times, 0.99), bytes / 1024];
}

const folder = await mkdtemp(join(tmpdir(), 'bench-platform-'));
const settings = { DATA_FOLDER: join(folder, 'data'), DATABASE_URL: '', CONTROL: '1' };
const { url, process } = await startProcess(settings);
try {
  const { learner, admin } = await newCompany(url);
  const ids = await earn(url, learner.id, CERTIFICATES);
  await storeTemplate(url, admin.token);
  const as = { headers: { authorization: learner.token } };
  const zipped = { headers: { ...as.headers, 'accept-encoding': 'gzip, br' } };
  const queried = {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
    body: FIRST_PAGE,
  };
  const calls = [
    ['one certificate', `/missions/certificates/${ids[0]}`, as],
    ['first page', '/missions/graphql', queried],
    ['favourite template', '/missions/certificate-templates/favorite', as],
    ['current user', '/workspace/v1/users/current', as],
    ['plain list', '/missions/certificates', as],
    ['plain list, compressed', '/missions/certificates', zipped],
  ];
  const rows = [];
  for (const [name, path, call] of calls)
    rows.push([name, ...(await measure(`${url}${path}`, call))]);
  printTable(
    'Calls of the platform with 20 connections (target of the plain list: 100 a second, p99 1000 ms)',
    ['', 'a second', 'p50 ms', 'p99 ms', 'KB'],
    rows,
  );
} finally {
  await endProcess(process, 'SIGTERM');
  await rm(folder, { recursive: true });
}
