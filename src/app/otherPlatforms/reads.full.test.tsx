/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import {
  certificateFields,
  lacking,
  missing,
  numericIds,
  sayingNothing,
  sayingTheSame,
} from '#testing/manners.ts';
import {
  base,
  heading,
  one,
  only,
  rows,
  tryAgain,
  otherPlatform,
} from '#testing/mount/otherPlatform.tsx';

const platform = otherPlatform();

/** What the screen shows of each read once it was understood, and where nothing could be. */
const reads = {
  'GET certificates': {
    path: /\/missions\/certificates$/,
    seen: async () => {
      platform.open('/en');
      await rows(2);
      await screen.findByText('2 certificates · 9 h of workload');
    },
    // What is on screen comes from the query service.
    unseen: async () => {
      platform.open('/en');
      await rows(2);
      await screen.findByText(/^(?:2 certificates|Showing 2)/);
    },
  },
  'GET certificates/{id}': {
    path: /\/missions\/certificates\/[\w-]+$/,
    seen: async () => {
      platform.open(`/en/preview/${platform.certificateId}`);
      await heading('Safety');
      await screen.findByText(/Lia Aprendiz/, { selector: 'p' });
    },
    unseen: async () => {
      platform.open(`/en/preview/${platform.certificateId}`);
      await heading('The certificate could not be loaded');
      await tryAgain();
    },
  },
  'GET certificate-templates': {
    path: base,
    seen: async () => {
      platform.open('/en/templates', 'admin');
      await heading('Graduation');
      await heading('Other');
      expect(screen.queryByText(/could not be read/)).toBeNull();
    },
    unseen: async () => {
      platform.open('/en/templates', 'admin');
      await heading(/No templates|The templates could not be loaded/);
    },
  },
  'GET certificate-templates/{id}': {
    path: one,
    seen: async () => {
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByRole('button', { name: /^Graduation/ });
      expect(await screen.findByRole('textbox', { name: /Center/ })).toHaveTextContent('Center');
      expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
    },
    unseen: async () => {
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByText(/The template could not be loaded/);
      await tryAgain();
    },
  },
  'GET certificate-templates/favorite': {
    path: /\/favorite$/,
    seen: async () => {
      platform.open('/en/preview', 'admin');
      await heading('Graduation');
    },
    unseen: async () => {
      platform.open('/en/preview', 'admin');
      await heading('New Template ✏️');
    },
  },
  'GET users/current': {
    path: /\/users\/current$/,
    seen: async () => {
      platform.open('/en');
      await rows(2);
    },
    unseen: async () => {
      platform.open('/en');
      await tryAgain();
    },
  },
  'GET companies/{id}/settings': {
    path: /\/settings$/,
    seen: async () => {
      platform.open('/en');
      await rows(2);
    },
    // Without a word that the plugin is on, it is off.
    unseen: async () => {
      platform.open('/en');
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
      platform.answerIn(only('GET', reads[call].path, manner));
      await reads[call].seen();
    },
  );

  test.each(readNames)('%s: numeric ids are understood', async (call) => {
    const { manner, understand } = numericIds();
    platform.answerIn(only('GET', reads[call].path, manner), understand);
    await reads[call].seen();
  });

  const nothing = Object.entries(sayingNothing);
  test.each(
    readNames.flatMap((call) => nothing.map(([how, manner]) => [call, how, manner] as const)),
  )('%s: %s is said, and nothing else is lost', async (call, _how, manner) => {
    platform.answerIn(only('GET', reads[call].path, manner));
    await reads[call].unseen();
  });
});

describe('a field that is missing hides what it would show, and nothing else', () => {
  test.each(missing([...certificateFields, 'content', 'user', 'user.name', 'validation_id']))(
    'GET certificates: %s %s',
    async (field, how) => {
      platform.answerIn(only('GET', reads['GET certificates'].path, lacking(field, how)));
      platform.open('/en');
      await rows(2);
      await screen.findByText(/^2 certificates/);
      expect(screen.queryByText(/something may be missing/)).toBeNull();
    },
  );

  test.each(
    missing([
      ...certificateFields,
      ...['content', 'user', 'user.name', 'company', 'company.name', 'validation_id'],
      ...['company.legal_name', 'company.logo_url', 'signatures'],
      ...['programme', 'instructor', 'place'],
      ...['template', 'template.id', 'template.layout', 'template.colors'],
      ...['template.custom_fields', 'template.background_image', 'registered_data'],
    ]),
  )('GET certificates/{id}: %s %s', async (field, how) => {
    platform.answerIn(only('GET', reads['GET certificates/{id}'].path, lacking(field, how)));
    platform.open(`/en/preview/${platform.certificateId}`);
    await heading(/^(?:Safety|Certificate without a name)$/);
    await screen.findByRole('group', { name: /Front$/ });
  });

  const templateFields = [
    ...['name', 'layout', 'favorite', 'background_image', 'raw_image', 'colors'],
    ...['colors.title', 'colors.content', 'custom_fields', 'custom_fields.ptBr'],
  ];

  test.each(missing(templateFields))('GET certificate-templates: %s %s', async (field, how) => {
    platform.answerIn(only('GET', base, lacking(field, how)));
    platform.open('/en/templates', 'admin');
    const names =
      field === 'name' ? Array(2).fill('Template without a name') : ['Graduation', 'Other'];
    await waitFor(() =>
      expect(
        screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
      ).toEqual(names),
    );
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  test.each(missing(['id', ...templateFields]))(
    'GET certificate-templates/favorite: %s %s',
    async (field, how) => {
      const { path } = reads['GET certificate-templates/favorite'];
      platform.answerIn(only('GET', path, lacking(field, how)));
      platform.open('/en/preview', 'admin');
      await heading(field === 'name' ? 'Template without a name' : 'Graduation');
      await screen.findByRole('group', { name: /Front$/ });
    },
  );

  test.each(missing(templateFields))(
    'GET certificate-templates/{id}: %s %s',
    async (field, how) => {
      platform.answerIn(only('GET', one, lacking(field, how)));
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByRole('button', { name: 'Save' });
      expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
      const center = field === 'custom_fields' ? '' : 'Center';
      expect(screen.getByRole('textbox', { name: /Center/ })).toHaveTextContent(center);
    },
  );

  test.each(missing(['role', 'name', 'preferences', 'preferences.language']))(
    'GET users/current: %s %s',
    async (field, how) => {
      platform.answerIn(only('GET', reads['GET users/current'].path, lacking(field, how)));
      await reads['GET users/current'].seen();
    },
  );

  const settingsFields = ['companyId', 'branding', 'branding.primary_color', 'language'];
  const brandFields = ['branding.company', 'branding.company.name', 'branding.signatures'];

  test.each(missing([...settingsFields, ...brandFields]))(
    'GET companies/{id}/settings: %s %s',
    async (field, how) => {
      platform.answerIn(
        only('GET', reads['GET companies/{id}/settings'].path, lacking(field, how)),
      );
      await reads['GET companies/{id}/settings'].seen();
    },
  );
});
