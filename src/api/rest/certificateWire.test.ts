import * as v from 'valibot';
import { certificateSchema } from './certificateWire.ts';

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
const ofMission = { id: 1, type: 'MISSION', mission };
const ofContent = { id: 2, type: 'CONTENT', content };

const read = (sent: object) => v.parse(certificateSchema, sent);
const nothing = {
  name: '',
  thumbUrl: null,
  completedAt: null,
  workload: null,
  grade: null,
  templateId: null,
};

describe('what a certificate was earned for', () => {
  test('is its mission, which has no grade', () =>
    expect(read({ ...ofMission, mission: { ...mission, grade: 3 } }).course).toEqual({
      name: 'Integração',
      thumbUrl: '/m.svg',
      completedAt: '2026-05-01T12:00:00.000Z',
      workload: 90,
      grade: null,
      templateId: 't1',
    }));

  test('is its content, with the grade', () =>
    expect(read(ofContent).course).toEqual({
      name: 'Segurança',
      thumbUrl: null,
      completedAt: '2026-05-02T12:00:00.000Z',
      workload: 30,
      grade: 9.5,
      templateId: 't2',
    }));

  test('is its mission also where it carries a content, whose grade is not its own', () =>
    expect(read({ ...ofMission, content }).course).toMatchObject({
      name: 'Integração',
      grade: null,
    }));

  test('keeps a grade of zero', () =>
    expect(read({ ...ofContent, content: { ...content, grade: 0 } }).course.grade).toBe(0));

  test('has an empty name and nothing else when the server gave neither', () => {
    expect(read({ id: 1, type: 'MISSION' }).course).toEqual(nothing);
    expect(read({ id: 1, type: 'CONTENT', mission }).course).toEqual(nothing);
  });
});

test.each([
  ['said in small letters', { type: 'content', mission }, 'CONTENT'],
  ['not said, of what it carries', { content }, 'CONTENT'],
  ['not said, of the content it names', { content_id: 7 }, 'CONTENT'],
  ['none we know', { type: 'COURSE', mission }, 'MISSION'],
])('a type that is %s', (_how, sent, type) => expect(read({ id: 1, ...sent }).type).toBe(type));
