/**
 * Measures requests per second of the reference platform on its embedded database: each kind of request with 20 connections
 * for 10 s, as a user with a thousand certificates.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  storeCertificates,
  createCompany,
  storeTemplate,
} from '../platform/servers/testing/calls.ts';
import { stopProcess, startApiProcess } from '../platform/servers/testing/testApi.ts';
import { reportProgress } from '../scripts/progress.mjs';
import { printTable, computeQuantile } from './table.mjs';

const CONNECTIONS = 20;
const MILLISECONDS = 10_000;
const CERTIFICATES = 1000;
const FIRST_PAGE = JSON.stringify({ query: '{ certificates { id mission { name thumb_url } } }' });

/** Sends a request. @returns the number of bytes of a response with status 200 */
function sendRequest(agent, url, { method = 'GET', headers, body }) {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { agent, method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode}`)),
      );
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

async function measure(url, options) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = [];
  let bytes = 0;
  const endTime = performance.now() + MILLISECONDS;
  const sendRequests = async () => {
    while (performance.now() < endTime) {
      const start = performance.now();
      bytes = await sendRequest(agent, url, options);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests));
  agent.destroy();
  const seconds = MILLISECONDS / 1000;
  return [
    times.length / seconds,
    computeQuantile(times, 0.5),
    computeQuantile(times, 0.99),
    bytes / 1024,
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'bench-platform-'));
const settings = { DATA_FOLDER: join(folder, 'data'), DATABASE_URL: '', CONTROL: '1' };
const { url, process } = await startApiProcess(settings);
try {
  const { learner, admin } = await createCompany(url);
  const ids = await storeCertificates(url, learner.id, CERTIFICATES);
  await storeTemplate(url, admin.token);
  const plainRequest = { headers: { authorization: learner.token } };
  const compressedRequest = { headers: { ...plainRequest.headers, 'accept-encoding': 'gzip, br' } };
  const graphqlRequest = {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' },
    body: FIRST_PAGE,
  };
  const requests = [
    ['one certificate', `/missions/certificates/${ids[0]}`, plainRequest],
    ['first page', '/missions/graphql', graphqlRequest],
    ['favourite template', '/missions/certificate-templates/favorite', plainRequest],
    ['current user', '/workspace/v1/users/current', plainRequest],
    ['plain list', '/missions/certificates', plainRequest],
    ['plain list, compressed', '/missions/certificates', compressedRequest],
  ];
  const rows = [];
  for (const [name, path, options] of requests) {
    reportProgress(rows.length, requests.length);
    rows.push([name, ...(await measure(`${url}${path}`, options))]);
  }
  printTable(
    'Requests to the platform with 20 connections (target of the plain list: 100 a second, p99 1000 ms)',
    ['', 'a second', 'p50 ms', 'p99 ms', 'KB'],
    rows,
  );
} finally {
  await stopProcess(process, 'SIGTERM');
  await rm(folder, { recursive: true });
}
