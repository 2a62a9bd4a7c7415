/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idAlone, lacking, numericIds, sayingNothing, sayingTheSame } from '#testing/manners.ts';
import {
  type Company,
  createCompany,
  createTemplate,
  giveCertificates,
} from '#testing/platform.ts';
import { renderApp } from '#testing/renderApp.tsx';
import {
  type Call,
  type Manner,
  openTranslatingProxy,
  type TranslatingProxy,
} from '#testing/translatingProxy.ts';

let proxy: TranslatingProxy;
let company: Company;
let certificateId: string;
let templateId: string;
let stop: () => void = () => undefined;

const areas = { ptBr: ['pt', '', ''], enUs: ['Header text', 'Center', ''], esEs: ['', '', 'es'] };

beforeAll(async () => {
  // jsdom lays nothing out, so nothing ever changes its size.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  proxy = await openTranslatingProxy();
});
afterAll(() => proxy.close());
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  company = await createCompany({ language: 'en', primary_color: '#6D28D9' });
  templateId = await createTemplate(company, { name: 'Graduation', custom_fields: areas });
  await createTemplate(company, { name: 'Other' });
  const ids = await giveCertificates(company.learner, [
    { type: 'CONTENT', name: 'Safety', workload: 510, grade: 9.5 },
    { type: 'MISSION', name: 'Onboarding', workload: 30 },
  ]);
  certificateId = ids[0] ?? '';
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

type Who = 'learner' | 'admin';

function open(path: string, who: Who = 'learner') {
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
}

/** Answers this call in that manner, all others as ours. */
const only =
  (method: string, path: RegExp, manner: Manner): Manner =>
  (answer, call) =>
    answer.status < 300 && call.method === method && path.test(call.path)
      ? manner(answer, call)
      : {};

const called = (method: string, path: RegExp): Call[] =>
  proxy.calls.filter((call) => call.method === method && path.test(call.path));

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const tryAgain = () => screen.findByRole('button', { name: /Try again/ });
const rows = async (count: number) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Certificates' })).getAllByRole('listitem'),
    ).toHaveLength(count),
  );

const base = /\/certificate-templates$/;
const one = /\/certificate-templates\/[\w-]+$/;

/** What the screen shows of each read once it was understood, and where nothing could be. */
const reads = {
  'GET certificates': {
    path: /\/missions\/certificates$/,
    seen: async () => {
      open('/en');
      await rows(2);
      await screen.findByText('2 certificates · 9 h of workload');
    },
    // What is on screen comes from the query service.
    unseen: async () => {
      open('/en');
      await rows(2);
      await screen.findByText(/^(?:2 certificates|Showing 2)/);
    },
  },
  'GET certificates/{id}': {
    path: /\/missions\/certificates\/[\w-]+$/,
    seen: async () => {
      open(`/en/preview/${certificateId}`);
      await heading('Safety');
      await screen.findByText(/Lia Aprendiz/, { selector: 'p' });
    },
    unseen: async () => {
      open(`/en/preview/${certificateId}`);
      await heading('The certificate could not be loaded');
      await tryAgain();
    },
  },
  'GET certificate-templates': {
    path: base,
    seen: async () => {
      open('/en/templates', 'admin');
      await heading('Graduation');
      await heading('Other');
      expect(screen.queryByText(/could not be read/)).toBeNull();
    },
    unseen: async () => {
      open('/en/templates', 'admin');
      await heading(/No templates|The templates could not be loaded/);
    },
  },
  'GET certificate-templates/{id}': {
    path: one,
    seen: async () => {
      open(`/en/editor/${templateId}`, 'admin');
      await screen.findByRole('button', { name: /^Graduation/ });
      expect(await screen.findByRole('textbox', { name: /Center/ })).toHaveTextContent('Center');
      expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
    },
    unseen: async () => {
      open(`/en/editor/${templateId}`, 'admin');
      await screen.findByText(/The template could not be loaded/);
      await tryAgain();
    },
  },
  'GET certificate-templates/favorite': {
    path: /\/favorite$/,
    seen: async () => {
      open('/en/preview', 'admin');
      await heading('Graduation');
    },
    unseen: async () => {
      open('/en/preview', 'admin');
      await heading('New Template ✏️');
    },
  },
  'GET users/current': {
    path: /\/users\/current$/,
    seen: async () => {
      open('/en');
      await rows(2);
    },
    unseen: async () => {
      open('/en');
      await tryAgain();
    },
  },
  'GET companies/{id}/settings': {
    path: /\/settings$/,
    seen: async () => {
      open('/en');
      await rows(2);
    },
    // Without a word that the plugin is on, it is off.
    unseen: async () => {
      open('/en');
      const [said] = await screen.findAllByText(/Try again|has not activated/);
      expect(said).toBeVisible();
    },
  },
} as const;

type Read = keyof typeof reads;
const readNames = Object.keys(reads) as Read[];

describe('what is read', () => {
  const same = Object.entries(sayingTheSame);
  test.each(readNames.flatMap((call) => same.map(([how, manner]) => [call, how, manner] as const)))(
    '%s: %s is understood',
    async (call, _how, manner) => {
      proxy.answerIn(only('GET', reads[call].path, manner));
      await reads[call].seen();
    },
  );

  test.each(readNames)('%s: numeric ids are understood', async (call) => {
    const { manner, understand } = numericIds();
    proxy.answerIn(only('GET', reads[call].path, manner), understand);
    await reads[call].seen();
  });

  const nothing = Object.entries(sayingNothing);
  test.each(
    readNames.flatMap((call) => nothing.map(([how, manner]) => [call, how, manner] as const)),
  )('%s: %s is said, and nothing else is lost', async (call, _how, manner) => {
    proxy.answerIn(only('GET', reads[call].path, manner));
    await reads[call].unseen();
  });
});

const course = ['name', 'thumb_url', 'certificate_template_id', 'workload', 'completed_at'];
const certificate = [
  'type',
  'company_id',
  'user_id',
  'mission_id',
  'mission',
  'content_id',
  'created_at',
  'is_from_recycled_mission',
  ...course.map((key) => `content.${key}`),
  'content.grade',
  'content.id',
];

describe('a field that is missing hides what it would show, and nothing else', () => {
  const cases = (fields: readonly string[]) =>
    fields.flatMap((field) => [[field, 'null'] as const, [field, 'absent'] as const]);

  test.each(cases([...certificate, 'content', 'user', 'user.name', 'validation_id']))(
    'GET certificates: %s %s',
    async (field, how) => {
      proxy.answerIn(only('GET', reads['GET certificates'].path, lacking(field, how)));
      open('/en');
      await rows(2);
      await screen.findByText(/^2 certificates/);
      expect(screen.queryByText(/something may be missing/)).toBeNull();
    },
  );

  test.each(
    cases([
      ...certificate,
      ...['content', 'user', 'user.name', 'company', 'company.name', 'validation_id'],
      ...['template', 'template.id', 'template.layout', 'template.colors'],
      ...['template.custom_fields', 'template.background_image', 'registered_data'],
    ]),
  )('GET certificates/{id}: %s %s', async (field, how) => {
    proxy.answerIn(only('GET', reads['GET certificates/{id}'].path, lacking(field, how)));
    open(`/en/preview/${certificateId}`);
    await heading(/^(?:Safety|Certificate without a name)$/);
    await screen.findByRole('group', { name: /Front$/ });
  });

  test.each(
    cases([
      ...['name', 'layout', 'favorite', 'background_image', 'raw_image', 'colors'],
      ...['colors.title', 'colors.content', 'custom_fields', 'custom_fields.ptBr'],
    ]),
  )('GET certificate-templates/{id}: %s %s', async (field, how) => {
    proxy.answerIn(only('GET', one, lacking(field, how)));
    open(`/en/editor/${templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
    const center = field === 'custom_fields' ? '' : 'Center';
    expect(screen.getByRole('textbox', { name: /Center/ })).toHaveTextContent(center);
  });

  test.each(cases(['role', 'name', 'preferences', 'preferences.language']))(
    'GET users/current: %s %s',
    async (field, how) => {
      proxy.answerIn(only('GET', reads['GET users/current'].path, lacking(field, how)));
      await reads['GET users/current'].seen();
    },
  );

  test.each(cases(['companyId', 'branding', 'branding.primary_color', 'language']))(
    'GET companies/{id}/settings: %s %s',
    async (field, how) => {
      proxy.answerIn(only('GET', reads['GET companies/{id}/settings'].path, lacking(field, how)));
      await reads['GET companies/{id}/settings'].seen();
    },
  );
});

const anyAnswer: readonly (readonly [string, Manner])[] = [
  ...Object.entries(sayingTheSame),
  ...Object.entries(sayingNothing),
  ['the id alone', idAlone],
];

describe('a write that was answered with 2xx has happened', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const isSaved = async () => {
    await screen.findByText(/^Saved at/);
    expect(screen.queryByText(/error|not saved/i)).toBeNull();
  };

  test.each(anyAnswer)('POST: %s; the next save goes to its address', async (_how, manner) => {
    proxy.answerIn(only('POST', base, manner));
    const { history } = open('/en/editor', 'admin');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    save();
    await isSaved();
    expect(history.location.pathname).toMatch(/^\/en\/editor\/.+/);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked());
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
    save();
    await waitFor(() => expect(called('PUT', one)).toHaveLength(1));
    await isSaved();
    expect(called('POST', base)).toHaveLength(1);
  });

  test.each(anyAnswer)('PUT: %s; the texts stay', async (_how, manner) => {
    proxy.answerIn(only('PUT', one, manner));
    open(`/en/editor/${templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    save();
    await isSaved();
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
    save();
    await waitFor(() => expect(called('PUT', one)).toHaveLength(2));
    await isSaved();
    const sent = called('PUT', one).map(({ body }) => JSON.parse(body) as object);
    expect(sent).toMatchObject([{ custom_fields: areas }, { custom_fields: areas }]);
  });

  test.each(anyAnswer)('DELETE: %s', async (_how, manner) => {
    proxy.answerIn(only('DELETE', one, manner));
    const { user } = open('/en/templates', 'admin');
    await heading('Other');
    await user.click(screen.getByRole('button', { name: 'More actions: Other' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await screen.findByText('The template “Other” was deleted.', { selector: 'strong' });
    expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull();
  });

  test.each(anyAnswer)('PUT favorite: %s', async (_how, manner) => {
    proxy.answerIn(only('PUT', /\/favorite$/, manner));
    const { user } = open('/en/templates', 'admin');
    await heading('Other');
    await user.click(screen.getByRole('button', { name: 'Set template as default: Other' }));
    await screen.findByText('“Other” is now the default template.', { selector: 'strong' });
    expect(screen.getByRole('button', { name: 'Set template as default: Other' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('the query services', () => {
  const graphql = /\/missions\/graphql$/;
  const metadata = /\/company\/graphql$/;
  const refused = { message: 'No.', extensions: { code: 'FORBIDDEN', http: { status: 403 } } };
  const ended = { message: 'No.', extensions: { code: 'UNAUTHENTICATED' } };
  const openHome = async (isWhole: boolean) => {
    const { history } = open('/en');
    if (isWhole) await rows(2);
    else await tryAgain();
    await screen.findByRole('heading', { name: 'My certificates' });
    expect(history.location.pathname).toBe('/en');
  };
  const within =
    (change: (answer: object) => unknown): Manner =>
    ({ body }) => ({
      body: change(body as object),
    });

  test.each([
    ['numeric ids', undefined],
    ['keys nobody knows', sayingTheSame['keys nobody knows']],
  ])('certificates: %s are understood', async (_how, manner) => {
    const numbers = numericIds();
    const asked = only('POST', graphql, manner ?? numbers.manner);
    proxy.answerIn(asked, manner ? undefined : numbers.understand);
    await openHome(true);
    expect(screen.queryByText(/something may be missing/)).toBeNull();
  });

  test.each([
    ['FORBIDDEN', refused],
    ['UNAUTHENTICATED', ended],
  ])('certificates with an error that says %s are shown, with a note', async (_code, error) => {
    proxy.answerIn(
      only(
        'POST',
        graphql,
        within((answer) => ({ ...answer, errors: [error] })),
      ),
    );
    await openHome(true);
    await screen.findByText(/something may be missing/);
  });

  test('one without an id is left out, which is said', async () => {
    proxy.answerIn(
      only('POST', graphql, (answer) => {
        const { data: sent } = answer.body as { data: { certificates: { id?: string }[] } };
        delete sent.certificates[0]?.id;
        return { body: { data: sent } };
      }),
    );
    open('/en');
    await rows(1);
    await screen.findByText(/something may be missing/);
  });

  test.each(certificate.flatMap((field) => ['null', 'absent'].map((how) => [field, how] as const)))(
    'certificates: %s %s hides itself alone',
    async (field, how) => {
      const lacks = lacking(field, how as 'null' | 'absent');
      proxy.answerIn(
        only('POST', graphql, (answer, call) => {
          const { data: sent } = answer.body as { data: { certificates: unknown[] } };
          const { body } = lacks({ ...answer, body: sent.certificates }, call);
          return { body: { data: { certificates: body } } };
        }),
      );
      await openHome(true);
      expect(screen.queryByText(/something may be missing/)).toBeNull();
    },
  );

  test.each(Object.entries(sayingNothing))(
    'certificates: %s fails where it was asked, and can be tried again',
    async (_how, manner) => {
      proxy.answerIn(only('POST', graphql, manner));
      await openHome(false);
    },
  );

  test.each([
    ...Object.entries(sayingNothing),
    ['no data and FORBIDDEN', within(() => ({ data: null, errors: [refused] }))] as const,
    ['no data and UNAUTHENTICATED', within(() => ({ data: null, errors: [ended] }))] as const,
    ['a status of 401', () => ({ status: 401, body: {} })] as const,
    ['a status of 403', () => ({ status: 403, body: {} })] as const,
  ])('metadata: %s moves nothing', async (_how, manner) => {
    proxy.answerIn(only('POST', metadata, manner));
    await openHome(true);
    expect(called('POST', metadata).length).toBeGreaterThan(0);
  });
});
