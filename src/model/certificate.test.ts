import { type Certificate, courseOf } from './certificate.ts';

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
  thumb_url: null,
  completed_at: '2026-05-02T12:00:00.000Z',
  certificate_template_id: 't2',
  workload: 30,
  grade: 9.5,
};

const certificate: Certificate = {
  id: '1',
  type: 'MISSION',
  company_id: 'a',
  user_id: 'b',
  mission_id: 'm1',
  mission,
  content_id: null,
  content: null,
  created_at: '2026-05-01T12:00:00.000Z',
  is_from_recycled_mission: false,
};

describe('what a certificate was earned for', () => {
  test('is its mission, which has no grade', () =>
    expect(courseOf(certificate)).toEqual({
      name: 'Integração',
      thumbUrl: '/m.svg',
      completedAt: '2026-05-01T12:00:00.000Z',
      workload: 90,
      grade: null,
      templateId: 't1',
    }));

  test('is its content, with the grade', () =>
    expect(courseOf({ ...certificate, type: 'CONTENT', content })).toEqual({
      name: 'Segurança',
      thumbUrl: null,
      completedAt: '2026-05-02T12:00:00.000Z',
      workload: 30,
      grade: 9.5,
      templateId: 't2',
    }));

  test('is its mission also where it carries a content, whose grade is not its own', () =>
    expect(courseOf({ ...certificate, content })).toMatchObject({
      name: 'Integração',
      grade: null,
    }));

  test('keeps a grade of zero', () =>
    expect(
      courseOf({ ...certificate, type: 'CONTENT', content: { ...content, grade: 0 } }).grade,
    ).toBe(0));

  test('has an empty name and nothing else when the server gave neither', () =>
    expect([
      courseOf({ ...certificate, mission: null }),
      courseOf({ ...certificate, type: 'CONTENT', content: null }),
    ]).toEqual(
      Array(2).fill({
        name: '',
        thumbUrl: null,
        completedAt: null,
        workload: null,
        grade: null,
        templateId: null,
      }),
    ));
});
