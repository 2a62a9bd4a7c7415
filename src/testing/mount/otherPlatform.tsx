import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Company, createCompany, createTemplate, giveCertificates } from '../platform.ts';
import { renderApp } from './renderApp.tsx';
import {
  type Call,
  type Manner,
  openTranslatingProxy,
  type TranslatingProxy,
} from '../translatingProxy.ts';

/** A company behind a platform that answers in other manners than ours. */
export interface OtherPlatform extends Pick<TranslatingProxy, 'answerIn'> {
  certificateId: string;
  templateId: string;
  /** Opens a screen as one of its people. */
  open: (
    path: string,
    who?: 'learner' | 'admin',
  ) => ReturnType<typeof renderApp> & { user: ReturnType<typeof userEvent.setup> };
  /** What was asked for since the manner was changed. */
  called: (method: string, path: RegExp) => Call[];
}

/** The custom areas of its template "Graduation". */
export const areas = {
  ptBr: ['pt', '', ''],
  enUs: ['Header text', 'Center', ''],
  esEs: ['', '', 'es'],
};

/** Gives each test of a file such a platform: two templates, and a learner with two certificates. */
export function otherPlatform(): OtherPlatform {
  let proxy: TranslatingProxy;
  let company: Company;
  let stop: () => void = () => undefined;
  const platform: OtherPlatform = {
    certificateId: '',
    templateId: '',
    answerIn: (...manner) => proxy.answerIn(...manner),
    open: (path, who = 'learner') => {
      const { url } = proxy;
      const view = renderApp(path, {
        token: company[who].token,
        config: {
          MISSIONS_API: `${url}/missions`,
          WORKSPACE_API: url,
          MISSIONS_GRAPHQL: `${url}/missions/graphql`,
          COMPANY_GRAPHQL: `${url}/company/graphql`,
        },
      });
      stop = view.stop;
      return { ...view, user: userEvent.setup() };
    },
    called: (method, path) =>
      proxy.calls.filter((call) => call.method === method && path.test(call.path)),
  };

  beforeAll(async () => {
    proxy = await openTranslatingProxy();
  });
  afterAll(() => proxy.close());
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    company = await createCompany({
      language: 'en',
      primary_color: '#6D28D9',
      metadata: [{ name: 'Remote', color: '#aa0000', in_audience_rule: true }],
    });
    platform.templateId = await createTemplate(company, {
      name: 'Graduation',
      custom_fields: areas,
    });
    await createTemplate(company, { name: 'Other' });
    const [id = ''] = await giveCertificates(company.learner, [
      { type: 'CONTENT', name: 'Safety', workload: 510, grade: 9.5 },
      { type: 'MISSION', name: 'Onboarding', workload: 30 },
    ]);
    platform.certificateId = id;
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });
  return platform;
}

/** Answers this call in that manner, all others as ours. */
export const only =
  (method: string, path: RegExp, manner: Manner): Manner =>
  (answer, call) =>
    answer.status < 300 && call.method === method && path.test(call.path)
      ? manner(answer, call)
      : {};

export const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
export const tryAgain = () => screen.findByRole('button', { name: /Try again/ });
export const rows = (count: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Certificates' })).getAllByRole('listitem'),
    ).toHaveLength(count),
  );

/** Addresses of the templates, and of one of them. */
export const base = /\/certificate-templates$/;
export const one = /\/certificate-templates\/[\w-]+$/;
