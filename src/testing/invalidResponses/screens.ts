import type { ResponseVariant } from '../rewritingProxy.ts';

/** The endpoints that the plugin calls, by the name used in test titles. */
export const services = {
  flags: { method: 'GET', path: /\/api\/frontend\/all$/ },
  user: { method: 'GET', path: /\/users\/current$/ },
  settings: { method: 'GET', path: /\/settings$/ },
  certificates: { method: 'GET', path: /\/missions\/certificates$/ },
  certificate: { method: 'GET', path: /\/missions\/certificates\/[\w-]+$/ },
  templates: { method: 'GET', path: /\/certificate-templates$/ },
  template: { method: 'GET', path: /\/certificate-templates\/(?!favorite$)[\w-]+$/ },
  favorite: { method: 'GET', path: /\/certificate-templates\/favorite$/ },
  'missions query': { method: 'POST', path: /\/missions\/graphql$/ },
  'company query': { method: 'POST', path: /\/company\/graphql$/ },
} as const;

export type Service = keyof typeof services;

/** Ids and tokens of the company that a test file uses. */
export interface TestCompanyFixture {
  certificateId: string;
  /** Id of the template "Other", which is not the favourite; the favourite is "Graduation". */
  templateId: string;
  tokens: { learner: string; admin: string };
}

/** Patterns of the texts that a screen shows after wrong responses of a service. */
interface ExpectedTexts {
  /**
   * Text after an unreadable response. Default: `fullText`, which is right for a screen that does not need the service.
   */
  errorText?: RegExp;
  /** Text after a response that is empty or has only part of its content. Default: `errorText`. */
  partialText?: RegExp;
}

/** A screen and its expected texts. */
export interface TestedScreen {
  name: string;
  path: (fixture: TestCompanyFixture) => string;
  /** The role of the user who is signed in. Default: no session. */
  role?: keyof TestCompanyFixture['tokens'];
  /** Text when all responses are correct. */
  fullText: RegExp;
  /**
   * The services that respond wrongly in the tests of this screen, each with the texts that the screen must show as a
   * result.
   */
  requests: Partial<Record<Service, ExpectedTexts>>;
  /**
   * Changes to the correct responses of services, by service. They apply in every test of this screen, besides the
   * wrong response.
   */
  variants?: Partial<Record<Service, ResponseVariant>>;
}

const returnUnavailable: ResponseVariant = () => ({ status: 500, body: {} });
const removeTemplate: ResponseVariant = ({ body, status }) =>
  status < 300 ? { body: { ...(body as object), template: null } } : {};

const sessionError =
  /Something went wrong ?A service did not respond as expected\. .* give support the code .*Try again/;
const sessionRequests: TestedScreen['requests'] = {
  flags: {},
  user: { errorText: sessionError },
  settings: { errorText: sessionError, partialText: /Company has not activated the plugin\./ },
};

const rows = /My certificates.*Sort:.*Safety.*Onboarding/;
const homeRequests: TestedScreen['requests'] = {
  ...sessionRequests,
  certificates: {
    errorText: /My certificatesShowing 2 · 9 h of workload.*Safety.*Onboarding/,
    partialText: rows,
  },
  'missions query': {
    errorText:
      /Your certificates could not be loaded ?The service did not respond as expected\. Nothing was lost\. ?Try again/,
    partialText:
      /My certificates.*(?:Sort:|Complete a (?:mission|content)|something may be missing)/,
  },
  'company query': {},
  template: {},
};

const documentControls = /Front.*Back.*Download PDF/;
const certificateError =
  /The certificate could not be loaded ?The connection or the service failed\. ?Try again/;
const replacementNote = /Another template is shown instead\./;

const editorRequests: TestedScreen['requests'] = {
  ...sessionRequests,
  templates: {},
  'company query': {},
};
const editorForm = /Reset template to default.*Choose a layout.*Custom areas/;
const replacementEditorNote =
  /Another one is shown instead; saving creates a new template\. ?Try again/;

/** All screens that call a service, with the texts that the specification requires. */
export const testedScreens: readonly TestedScreen[] = [
  {
    name: 'Home, list',
    path: () => '/en',
    role: 'learner',
    fullText:
      /My certificates2 certificates · 9 h of workload.*Safety.*Onboarding.*Company attributes · 1/,
    requests: { ...homeRequests, 'company query': { errorText: rows } },
  },
  {
    name: 'Home, grid',
    path: () => '/en?view=grid',
    role: 'learner',
    fullText:
      /My certificates2 certificates.*Missions1 certificateOnboarding.*Contents1 certificateSafety/,
    requests: {
      ...homeRequests,
      certificates: {
        errorText: /Showing 2.*Missions1 certificateOnboarding.*Contents1 certificateSafety/,
        partialText: /Missions1 certificateOnboarding.*Contents1 certificateSafety/,
      },
    },
  },
  {
    name: 'Home without templates',
    path: () => '/en',
    role: 'learner',
    fullText: rows,
    variants: { template: returnUnavailable },
    requests: { favorite: {} },
  },
  {
    name: 'sign-in',
    path: ({ tokens }) => `/en/signin/${tokens.learner}`,
    fullText: /My certificates2 certificates · 9 h of workload.*Safety.*Onboarding/,
    requests: sessionRequests,
  },
  {
    name: 'preview of a certificate',
    path: ({ certificateId }) => `/en/preview/${certificateId}`,
    role: 'learner',
    fullText: /^Safety.*Front.*Back.*Download PDF.*Course Certification.*Lia Aprendiz.*Safety/,
    requests: {
      ...sessionRequests,
      certificate: { errorText: certificateError, partialText: documentControls },
    },
  },
  {
    name: 'preview of a certificate, template not included',
    path: ({ certificateId }) => `/en/preview/${certificateId}`,
    role: 'learner',
    fullText: /^Safety.*Front.*Back.*Download PDF.*Course Certification.*Lia Aprendiz.*Safety/,
    variants: { certificate: removeTemplate },
    requests: { template: {} },
  },
  {
    name: 'preview of a certificate, template unavailable',
    path: ({ certificateId }) => `/en/preview/${certificateId}`,
    role: 'learner',
    fullText: /^Safety.*Front.*Back.*Download PDF.*Course Certification.*Lia Aprendiz.*Safety/,
    variants: { certificate: removeTemplate, template: returnUnavailable },
    requests: { favorite: {} },
  },
  {
    name: 'preview of a template',
    path: ({ templateId }) => `/en/preview/${templateId}?type=template`,
    role: 'admin',
    fullText: /^OtherSample data.*Front.*Back.*Course Certification/,
    requests: {
      ...sessionRequests,
      template: {
        errorText: new RegExp(`^GraduationSample data.*${replacementNote.source}`),
        partialText: /Sample data.*Front.*Back.*Course Certification/,
      },
    },
  },
  {
    name: 'preview of an unavailable template',
    path: ({ templateId }) => `/en/preview/${templateId}?type=template`,
    role: 'admin',
    fullText: new RegExp(`^GraduationSample data.*${replacementNote.source}`),
    variants: { template: returnUnavailable },
    requests: {
      favorite: {
        errorText: new RegExp(`^New Template ✏️Sample data.*${replacementNote.source}`),
        partialText: /Sample data.*Front.*Back.*Course Certification/,
      },
    },
  },
  {
    name: 'public certificate',
    path: ({ certificateId }) => `/en/print/${certificateId}`,
    fullText: /Valid certificate.*Awarded toLia AprendizCourseSafety.*Print.*Download PDF/,
    requests: {
      flags: {},
      certificate: { errorText: certificateError, partialText: /Valid certificate.*Print/ },
    },
  },
  {
    name: 'public certificate, template unavailable',
    path: ({ certificateId }) => `/en/print/${certificateId}`,
    fullText: /Valid certificate.*Awarded toLia AprendizCourseSafety.*Print.*Download PDF/,
    variants: { certificate: removeTemplate, template: returnUnavailable },
    requests: { favorite: {} },
  },
  {
    name: 'templates',
    path: () => '/en/templates',
    role: 'admin',
    fullText: /Manage templates2 templates.*Graduation.*Other/,
    requests: {
      ...sessionRequests,
      templates: {
        errorText:
          /The templates could not be loaded ?The connection or the service failed\. ?Try again/,
        partialText: /No templates|Manage templates\d templates?/,
      },
    },
  },
  {
    name: 'editor, new template',
    path: () => '/en/editor',
    role: 'admin',
    fullText: new RegExp(`^New Template ✏️.*${editorForm.source}`),
    requests: editorRequests,
  },
  {
    name: 'editor, stored template',
    path: ({ templateId }) => `/en/editor/${templateId}`,
    role: 'admin',
    fullText: new RegExp(`^Other.*${editorForm.source}`),
    requests: {
      ...sessionRequests,
      'company query': {},
      template: {
        errorText: new RegExp(`^Graduation.*${replacementEditorNote.source}`),
        partialText: editorForm,
      },
    },
  },
  {
    name: 'editor, unavailable template',
    path: ({ templateId }) => `/en/editor/${templateId}`,
    role: 'admin',
    fullText: new RegExp(`^Graduation.*${replacementEditorNote.source}`),
    variants: { template: returnUnavailable },
    requests: {
      templates: {},
      favorite: {
        errorText: new RegExp(`^New Template ✏️.*${replacementEditorNote.source}`),
        partialText: editorForm,
      },
    },
  },
];
