import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Company, createCompany, createTemplate, giveCertificates } from '../platform.ts';
import { renderApp } from './renderApp.ts';
import {
  type ProxyRequest,
  type ResponseVariant,
  startRewritingProxy,
  type RewritingProxy,
} from '../rewritingProxy.ts';

/** A test company on a platform that sends other responses than the reference platform. */
export interface OtherPlatform extends Pick<RewritingProxy, 'respondWith'> {
  certificateId: string;
  templateId: string;
  /** Opens a screen of the plugin as one of the company's users. */
  open: (
    path: string,
    role?: 'learner' | 'admin',
  ) => ReturnType<typeof renderApp> & { user: ReturnType<typeof userEvent.setup> };
  /** Gets the requests with this method and path since the last call of `respondWith`. */
  getRequests: (method: string, path: RegExp) => ProxyRequest[];
}

/** Custom texts of the template "Graduation" in each language: header, centre and footer. */
export const graduationTemplateAreas = {
  ptBr: ['pt', '', ''],
  enUs: ['Header text', 'Center', ''],
  esEs: ['', '', 'es'],
};

/**
 * Registers Jest hooks that create a platform with two templates and a learner with two certificates.
 * @param createBefore when the company is created. Tests that only read can share it: `beforeAll`
 */
export function setUpOtherPlatform(createBefore: typeof beforeAll = beforeEach): OtherPlatform {
  let proxy: RewritingProxy;
  let company: Company;
  let stop: () => void = () => undefined;
  const platform: OtherPlatform = {
    certificateId: '',
    templateId: '',
    respondWith: (...args) => proxy.respondWith(...args),
    open: (path, role = 'learner') => {
      const { url } = proxy;
      const view = renderApp(path, {
        token: company[role].token,
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
    getRequests: (method, path) =>
      proxy.requests.filter((request) => request.method === method && path.test(request.path)),
  };

  beforeAll(async () => {
    proxy = await startRewritingProxy();
  });
  afterAll(() => proxy.close());
  createBefore(async () => {
    company = await createCompany({
      language: 'en',
      primary_color: '#6D28D9',
      metadata: [{ name: 'Remote', color: '#aa0000', in_audience_rule: true }],
    });
    platform.templateId = await createTemplate(company, {
      name: 'Graduation',
      custom_fields: graduationTemplateAreas,
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

/** Limits a response variant to successful responses of one endpoint. All other responses stay unchanged. */
export const limitVariant =
  (method: string, path: RegExp, variant: ResponseVariant): ResponseVariant =>
  (response, request) =>
    response.status < 300 && request.method === method && path.test(request.path)
      ? variant(response, request)
      : {};

export const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name });
export const findTryAgainButton = () => screen.findByRole('button', { name: /Try again/ });
export const waitForRowCount = (count: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Certificates' })).getAllByRole('listitem'),
    ).toHaveLength(count),
  );

/** Pattern of the API path of the template list. `templatePath` matches the path of a single template. */
export const templatesPath = /\/certificate-templates$/;
export const templatePath = /\/certificate-templates\/[\w-]+$/;
