/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { optionalCertificateFields } from '#testing/optionalCertificateFields.ts';
import {
  removeField,
  listMissingFieldCases,
  createNumericIdVariant,
  emptyResponses,
  equivalentResponses,
} from '#testing/responseVariants.ts';
import {
  templatesPath,
  findHeading,
  templatePath,
  limitVariant,
  waitForRowCount,
  findTryAgainButton,
  setUpOtherPlatform,
} from '#testing/mount/otherPlatform.tsx';

const platform = setUpOtherPlatform(beforeAll);

/** Requests by name, with their paths, and the expected screens if the response can be parsed and if it cannot. */
const requests = {
  'GET certificates': {
    path: /\/missions\/certificates$/,
    expectData: async () => {
      platform.open('/en');
      await waitForRowCount(2);
      await screen.findByText('2 certificates · 9 h of workload');
    },
    // The certificates on screen come from the query service.
    expectNoData: async () => {
      platform.open('/en');
      await waitForRowCount(2);
      await screen.findAllByText(/^(?:2 certificates|Showing 2)/);
    },
  },
  'GET certificates/{id}': {
    path: /\/missions\/certificates\/[\w-]+$/,
    expectData: async () => {
      platform.open(`/en/preview/${platform.certificateId}`);
      await findHeading('Safety');
      await screen.findByText(/Lia Aprendiz/, { selector: 'p' });
    },
    expectNoData: async () => {
      platform.open(`/en/preview/${platform.certificateId}`);
      await findHeading('The certificate could not be loaded');
      await findTryAgainButton();
    },
  },
  'GET certificate-templates': {
    path: templatesPath,
    expectData: async () => {
      platform.open('/en/templates', 'admin');
      await findHeading('Graduation');
      await findHeading('Other');
      expect(screen.queryByText(/could not be read/)).toBeNull();
    },
    expectNoData: async () => {
      platform.open('/en/templates', 'admin');
      await findHeading(/No templates|The templates could not be loaded/);
    },
  },
  'GET certificate-templates/{id}': {
    path: templatePath,
    expectData: async () => {
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByRole('button', { name: /^Graduation/ });
      expect(await screen.findByRole('textbox', { name: /Center/ })).toHaveTextContent('Center');
      expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
    },
    expectNoData: async () => {
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByText(/The template could not be loaded/);
      await findTryAgainButton();
    },
  },
  'GET certificate-templates/favorite': {
    path: /\/favorite$/,
    expectData: async () => {
      platform.open('/en/preview', 'admin');
      await findHeading('Graduation');
    },
    expectNoData: async () => {
      platform.open('/en/preview', 'admin');
      await findHeading('New Template ✏️');
    },
  },
  'GET users/current': {
    path: /\/users\/current$/,
    expectData: async () => {
      platform.open('/en');
      await waitForRowCount(2);
    },
    expectNoData: async () => {
      platform.open('/en');
      await findTryAgainButton();
    },
  },
  'GET companies/{id}/settings': {
    path: /\/settings$/,
    expectData: async () => {
      platform.open('/en');
      await waitForRowCount(2);
    },
    // The plugin is disabled unless the settings enable it.
    expectNoData: async () => {
      platform.open('/en');
      const [message] = await screen.findAllByText(/Try again|has not activated/);
      expect(message).toBeVisible();
    },
  },
} as const;

type RequestName = keyof typeof requests;
const requestNames = Object.keys(requests) as RequestName[];

describe('screens with responses of other REST services', () => {
  const equivalentVariants = Object.entries(equivalentResponses);
  test.each(
    requestNames.flatMap((call) =>
      equivalentVariants.map(([variantName, variant]) => [call, variantName, variant] as const),
    ),
  )('%s: accepts %s', async (call, _name, variant) => {
    platform.respondWith(limitVariant('GET', requests[call].path, variant));
    await requests[call].expectData();
  });

  test.each(requestNames)('%s: accepts numeric ids', async (call) => {
    const { variant, restoreIds } = createNumericIdVariant();
    platform.respondWith(limitVariant('GET', requests[call].path, variant), restoreIds);
    await requests[call].expectData();
  });

  const emptyVariants = Object.entries(emptyResponses);
  test.each(
    requestNames.flatMap((call) =>
      emptyVariants.map(([variantName, variant]) => [call, variantName, variant] as const),
    ),
  )('%s: shows an error for %s', async (call, _name, variant) => {
    platform.respondWith(limitVariant('GET', requests[call].path, variant));
    await requests[call].expectNoData();
  });
});

describe('screens with a missing field', () => {
  test.each(
    listMissingFieldCases([
      ...optionalCertificateFields,
      'content',
      'user',
      'user.name',
      'validation_id',
    ]),
  )('GET certificates: field %s is %s', async (field, replacement) => {
    platform.respondWith(
      limitVariant('GET', requests['GET certificates'].path, removeField(field, replacement)),
    );
    platform.open('/en');
    await waitForRowCount(2);
    await screen.findAllByText(/^2 certificates/);
    expect(screen.queryByText(/something may be missing/)).toBeNull();
  });

  test.each(
    listMissingFieldCases([
      ...optionalCertificateFields,
      ...['content', 'user', 'user.name', 'company', 'company.name', 'validation_id'],
      ...['company.legal_name', 'company.logo_url', 'signatures'],
      ...['programme', 'instructor', 'place'],
      ...['template', 'template.id', 'template.layout', 'template.colors'],
      ...['template.custom_fields', 'template.background_image', 'registered_data'],
    ]),
  )('GET certificates/{id}: field %s is %s', async (field, replacement) => {
    platform.respondWith(
      limitVariant('GET', requests['GET certificates/{id}'].path, removeField(field, replacement)),
    );
    platform.open(`/en/preview/${platform.certificateId}`);
    await findHeading(/^(?:Safety|Certificate without a name)$/);
    await screen.findByRole('group', { name: /Front$/ });
  });

  const templateFields = [
    ...['name', 'layout', 'favorite', 'background_image', 'raw_image', 'colors'],
    ...['colors.title', 'colors.content', 'custom_fields', 'custom_fields.ptBr'],
  ];

  test.each(listMissingFieldCases(templateFields))(
    'GET certificate-templates: field %s is %s',
    async (field, replacement) => {
      platform.respondWith(limitVariant('GET', templatesPath, removeField(field, replacement)));
      platform.open('/en/templates', 'admin');
      const names =
        field === 'name' ? Array(2).fill('Template without a name') : ['Graduation', 'Other'];
      await waitFor(() =>
        expect(
          screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
        ).toEqual(names),
      );
      expect(screen.queryByText(/could not be read/)).toBeNull();
    },
  );

  test.each(listMissingFieldCases(['id', ...templateFields]))(
    'GET certificate-templates/favorite: field %s is %s',
    async (field, replacement) => {
      const { path } = requests['GET certificate-templates/favorite'];
      platform.respondWith(limitVariant('GET', path, removeField(field, replacement)));
      platform.open('/en/preview', 'admin');
      await findHeading(field === 'name' ? 'Template without a name' : 'Graduation');
      await screen.findByRole('group', { name: /Front$/ });
    },
  );

  test.each(listMissingFieldCases(templateFields))(
    'GET certificate-templates/{id}: field %s is %s',
    async (field, replacement) => {
      platform.respondWith(limitVariant('GET', templatePath, removeField(field, replacement)));
      platform.open(`/en/editor/${platform.templateId}`, 'admin');
      await screen.findByRole('button', { name: 'Save' });
      expect(screen.queryByText(/could not be (?:read|loaded)/)).toBeNull();
      const center = field === 'custom_fields' ? '' : 'Center';
      expect(screen.getByRole('textbox', { name: /Center/ })).toHaveTextContent(center);
    },
  );

  test.each(listMissingFieldCases(['role', 'name', 'preferences', 'preferences.language']))(
    'GET users/current: field %s is %s',
    async (field, replacement) => {
      platform.respondWith(
        limitVariant('GET', requests['GET users/current'].path, removeField(field, replacement)),
      );
      await requests['GET users/current'].expectData();
    },
  );

  const settingsFields = ['companyId', 'branding', 'branding.primary_color', 'language'];
  const brandFields = ['branding.company', 'branding.company.name', 'branding.signatures'];

  test.each(listMissingFieldCases([...settingsFields, ...brandFields]))(
    'GET companies/{id}/settings: field %s is %s',
    async (field, replacement) => {
      platform.respondWith(
        limitVariant(
          'GET',
          requests['GET companies/{id}/settings'].path,
          removeField(field, replacement),
        ),
      );
      await requests['GET companies/{id}/settings'].expectData();
    },
  );
});
