import * as v from 'valibot';
import { emptyCourse } from '#domain/certificate/certificate.ts';
import { certificateSchema } from './certificateSchema.ts';

const mission = {
  name: 'Integração',
  thumb_url: '/m.svg',
  certificate_template_id: 't1',
  workload: 90,
  completed_at: '2026-05-01T12:00:00.000Z',
  enrollment_id: 'e1',
};
const content = {
  id: 'c1',
  name: 'Segurança',
  certificate_template_id: 't2',
  completed_at: '2026-05-02T12:00:00.000Z',
  workload: 30,
  grade: 9.5,
};
const missionCertificate = { id: 1, type: 'MISSION', mission };
const contentCertificate = { id: 2, type: 'CONTENT', content };

const parse = (body: object) => v.parse(certificateSchema, body);

describe('course of a certificate', () => {
  test('is the mission, without a grade', () =>
    expect(parse({ ...missionCertificate, mission: { ...mission, grade: 3 } }).course).toEqual({
      ...emptyCourse,
      name: 'Integração',
      thumbUrl: '/m.svg',
      completedAt: '2026-05-01T12:00:00.000Z',
      workload: 90,
      templateId: 't1',
    }));

  test('is the content, with its grade', () =>
    expect(parse(contentCertificate).course).toEqual({
      ...emptyCourse,
      name: 'Segurança',
      completedAt: '2026-05-02T12:00:00.000Z',
      workload: 30,
      grade: 9.5,
      templateId: 't2',
    }));

  test('is the mission of a MISSION certificate that also has a content, without the grade of the content', () =>
    expect(parse({ ...missionCertificate, content }).course).toMatchObject({
      name: 'Integração',
      grade: null,
    }));

  test('keeps a grade of zero', () =>
    expect(parse({ ...contentCertificate, content: { ...content, grade: 0 } }).course.grade).toBe(
      0,
    ));

  test('has an empty name and no other value when the response has neither mission nor content', () => {
    expect(parse({ id: 1, type: 'MISSION' }).course).toEqual(emptyCourse);
    expect(parse({ id: 1, type: 'CONTENT', mission }).course).toEqual(emptyCourse);
  });
});

test.each([
  ['lower-case', { type: 'content', mission }, 'CONTENT'],
  ['missing, with a content', { content }, 'CONTENT'],
  ['missing, with a content id', { content_id: 7 }, 'CONTENT'],
  ['unknown', { type: 'COURSE', mission }, 'MISSION'],
])('parses a certificate type that is %s', (_name, body, type) =>
  expect(parse({ id: 1, ...body }).type).toBe(type),
);

test.each([
  [' 2026-03-10 ', '2026-03-10'],
  ['2026-03-01 00:30:00', '2026-03-01 00:30:00'],
  ['10/03/2026', null],
  ['2026-02-30', null],
  [2026, null],
  [1773100800000, null],
  ['0001-01-01T00:00:00', null],
  [{ date: '2026-03-10 00:00:00.000000', timezone: 'UTC' }, null],
  [[2026, 3, 10], null],
])('reads the date %j as %j', (date, expected) => {
  const certificate = parse({
    id: 1,
    type: 'MISSION',
    created_at: date,
    mission: { ...mission, completed_at: date },
  });
  expect([certificate.createdAt, certificate.course.completedAt]).toEqual([expected, expected]);
});
