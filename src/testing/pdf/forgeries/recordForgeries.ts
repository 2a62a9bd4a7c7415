import { replaceRecord } from '../editPdf.ts';
import type { Forgery } from './Forgery.ts';

const createRecordForgery = (
  name: string,
  change: (json: string) => string,
  verdicts = ['differs'],
): Forgery => ({
  name: `a record with ${name}`,
  edit: (pdf) => replaceRecord(pdf, change),
  verdicts,
});
const addKey = (key: string, value: string) => (json: string) =>
  json.replace('{', `{"${key}": ${value},`);

/** Files whose attached record says something else. */
export const recordForgeries: readonly Forgery[] = [
  createRecordForgery('another company', (json) => json.replace(/"company": "/, '"company": "X ')),
  createRecordForgery('more hours', (json) =>
    json.replace(/"workload_minutes": \d+/, '"workload_minutes": 99999'),
  ),
  createRecordForgery('a better grade', (json) => json.replace(/"grade": [\d.]+/, '"grade": 10')),
  createRecordForgery('a date of another year', (json) =>
    json.replace(/"completed_at": "\d{4}/, '"completed_at": "2019'),
  ),
  createRecordForgery('a date that is none', (json) =>
    json.replace(/"completed_at": "[^"]*/, '"completed_at": "tomorrow'),
  ),
  createRecordForgery('a number beyond all numbers', (json) =>
    json.replace(/"grade": [\d.]+/, '"grade": 1e300'),
  ),
  createRecordForgery('markup as a name', (json) =>
    json.replace(/"learner": "[^"]*/, '"learner": "<script>alert(1)</script>'),
  ),
  createRecordForgery('an additional key', addKey('honours', '"summa cum laude"')),
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'].map((key) =>
    createRecordForgery(`the key ${key}`, addKey(key, '1')),
  ),
  createRecordForgery('an object as prototype', addKey('__proto__', '{"a":1}')),
  createRecordForgery('a deep value', addKey('deep', `${'['.repeat(500)}${']'.repeat(500)}`)),
  createRecordForgery(
    '6,000 keys',
    addKey('k', `1,${Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join(',')},"z":1`),
  ),
  createRecordForgery('a long key', addKey('k'.repeat(5000), '1')),
  createRecordForgery('a key twice', addKey('learner', '"Maria Falsa"')),
  createRecordForgery('other white space', (json) => json.replace('{', '{ ')),
  createRecordForgery('an array in its place', () => '[]', ['untrusted']),
  createRecordForgery('a text in its place', () => 'Hello', ['untrusted']),
];
