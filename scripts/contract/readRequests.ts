import { parseBranding } from '#data/schemas/issuerSchema.ts';
import { fetchCertificateWithoutStore } from '#data/rest/fetchCertificateWithoutStore.ts';
import {
  certificateAndTemplateApi,
  fetchCertificateThunk,
} from '#data/rest/certificateAndTemplateApi.ts';
import { uncachedQuery, unwrapAndUnsubscribe } from '#data/rest/restBaseQuery.ts';
import { templatesApi } from '#data/rest/templatesApi.ts';
import { listCompanyUserMetadata } from '#data/graphql/listCompanyUserMetadata.ts';
import { type CertificatePage, listUserCertificates } from '#data/graphql/listUserCertificates.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { type CompanySettings, type CurrentUser, workspaceApi } from '#data/rest/workspaceApi.ts';
import { languages, parseLanguage } from '#domain/language.ts';
import { parseHexColor } from '#domain/color/oklch.ts';
import {
  inspectCertificate,
  inspectNextPage,
  inspectCertificatePage,
  inspectPlainList,
} from './certificates.ts';
import { collectFindings, type Finding, reportFault, reportNote, reportOk } from './findings.ts';
import type { ContractInspector } from './inspection.ts';
import { inspectIssuer } from './issuer.ts';
import type { PluginApiClients } from './pluginRequests.ts';
import { inspectTemplateProperties, inspectStoredTemplate, inspectTemplates } from './templates.ts';

const newestFirst = { field: 'CREATED_AT', direction: 'DESC' } as const;
/** Page size of the plugin (docs/behaviour.md, Paging). */
const pageSize = 10;
/** An id that no certificate has. */
const unknownId = '99999999-0000-4000-8000-000000000000';

function inspectUser({ name, role, preferences }: CurrentUser): Finding[] {
  return collectFindings(
    reportOk(`${name ?? 'the user'} signs in${role === null ? '' : ` as ${role}`}`),
    role === null && reportNote('no role: only the role "admin" can open the templates'),
    name === null && reportNote('no name: miniatures show the name in the certificates'),
    !parseLanguage(preferences?.language) &&
      reportNote(
        `preferences.language is not one of ${languages.join(', ')}: the address or the company decides`,
      ),
  );
}

function inspectSettings({ showCertificates, branding, language }: CompanySettings): Finding[] {
  return collectFindings(
    showCertificates
      ? reportOk('the plugin opens')
      : reportFault(
          'show_certificates is not true: the plugin shows only "Company has not activated the plugin."',
        ),
    !parseHexColor(branding?.primaryColor) &&
      reportNote('branding.primary_color is not a colour: the plugin uses its own accent colour'),
    !parseLanguage(language) &&
      reportNote(
        `language is not one of ${languages.join(', ')}: users without a language get Portuguese`,
      ),
    ...inspectIssuer(parseBranding(branding)),
  );
}

/**
 * Requests the user and the company's settings, as the plugin does at sign-in. Returns the settings, or undefined if a
 * request failed, so that the plugin would not open.
 */
export async function signIn(
  { inspectCall }: ContractInspector,
  { dispatch }: PluginApiClients,
): Promise<CompanySettings | undefined> {
  const { currentUser, companySettings } = workspaceApi.endpoints;
  const user = await inspectCall({
    call: 'the user',
    send: () => unwrapAndUnsubscribe(dispatch(currentUser.initiate(undefined, uncachedQuery))),
    inspect: inspectUser,
    onFailure: 'users cannot sign in',
  });
  if (!user) return undefined;
  return inspectCall({
    call: "the company's settings",
    send: () =>
      unwrapAndUnsubscribe(dispatch(companySettings.initiate(user.companyId, uncachedQuery))),
    inspect: inspectSettings,
    onFailure: 'users cannot sign in',
  });
}

/** Sends the requests of the Home screen. Returns the id of a certificate, if there is one. */
export async function requestHomeScreenData(
  { inspectCall }: ContractInspector,
  { dispatch, services }: PluginApiClients,
): Promise<string | undefined> {
  const first = await inspectCall({
    call: 'the first page of certificates',
    send: () => listUserCertificates(services, { order: newestFirst, limit: pageSize }),
    inspect: (page, exchanges) => inspectCertificatePage(page, exchanges, pageSize),
    onFailure: 'the page says that the certificates could not be loaded',
  });
  await inspectCall({
    call: "the company's user metadata",
    send: () => listCompanyUserMetadata(services),
    inspect: ({ items: { length }, total }) => [
      reportOk(`${length} of ${total} attributes received`),
    ],
    // Screens work without metadata.
    onFailure: (error) => [
      reportNote(`failed (${error.message}): no attributes are shown or offered`),
    ],
  });
  const all = await inspectCall({
    call: 'the plain list of certificates',
    send: () =>
      unwrapAndUnsubscribe(
        dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, uncachedQuery)),
      ),
    inspect: inspectPlainList,
    onFailure: 'the title counts only the certificates on screen, and "All" cannot be selected',
  });
  if (first) await readNextPage({ inspectCall }, services, first);
  return first?.certificates[0]?.id ?? all?.[0]?.id;
}

async function readNextPage(
  { inspectCall }: Pick<ContractInspector, 'inspectCall'>,
  services: PluginApiClients['services'],
  first: CertificatePage,
): Promise<void> {
  // If one page has all certificates, request the page after the first certificate.
  const offset = (first.received >= pageSize && first.cursor) || first.certificates[0]?.id;
  if (offset === undefined) return;
  await inspectCall({
    call: 'the next page of certificates',
    send: () => listUserCertificates(services, { order: newestFirst, limit: pageSize, offset }),
    inspect: (page, exchanges) => inspectNextPage(page, exchanges, first, offset),
    onFailure: 'the page says that more certificates could not be loaded',
  });
}

/** Requests a certificate as its owner and without a token. */
export async function requestCertificate(
  { inspectCall, expectStatus }: ContractInspector,
  { dispatch, services }: PluginApiClients,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined) {
    await inspectCall({
      call: 'a certificate',
      send: () => dispatch(fetchCertificateThunk(id, null)),
      inspect: inspectCertificate,
      onFailure: 'preview and PDF say that it could not be loaded',
    });
    await inspectCall({
      call: 'the same certificate without a token',
      send: () => fetchCertificateWithoutStore(services.config, id, undefined, () => undefined),
      inspect: () => [reportOk('the public page that the QR code opens shows it to everyone')],
      onFailure: 'the public page that the QR code opens cannot show it',
    });
  }
  await expectStatus(
    'an unknown certificate',
    404,
    () => dispatch(fetchCertificateThunk(unknownId, null)),
    'preview and public page say that loading failed, not that the certificate does not exist',
  );
}

/** Sends the requests of the template screens for administrators. @param origin origin of the page with the plugin */
export async function readTemplates(
  { inspectCall, expectStatus }: ContractInspector,
  { dispatch }: PluginApiClients,
  origin: string,
): Promise<void> {
  const { listTemplates, openTemplate } = templatesApi.endpoints;
  const { getFavoriteTemplate } = certificateAndTemplateApi.endpoints;
  const templateList = await inspectCall({
    call: 'the templates',
    send: () => unwrapAndUnsubscribe(dispatch(listTemplates.initiate(undefined, uncachedQuery))),
    inspect: inspectTemplates,
    onFailure: ({ status }) =>
      status === 403
        ? [reportNote('the status is 403: pass --admin-token to check what administrators get')]
        : 'the page says that the templates could not be loaded',
  });
  const id = templateList?.templates[0]?.id;
  if (id != null) {
    await inspectCall({
      call: 'a template',
      send: () => unwrapAndUnsubscribe(dispatch(openTemplate.initiate(id, uncachedQuery))),
      inspect: (stored, exchanges) => inspectStoredTemplate(stored, exchanges, origin),
      onFailure: 'the editor opens another template and says so',
    });
  }
  await expectStatus(
    'an unknown template',
    404,
    () => unwrapAndUnsubscribe(dispatch(openTemplate.initiate(unknownId, uncachedQuery))),
    'the editor does not notice that a template was deleted',
  );
  await inspectCall({
    call: 'the favourite template',
    send: () =>
      unwrapAndUnsubscribe(dispatch(getFavoriteTemplate.initiate(undefined, uncachedQuery))),
    inspect: (template) => [
      reportOk(`"${template.name}" is the default`),
      ...inspectTemplateProperties(template),
    ],
    onFailure: ({ status }) =>
      status === 404 && templateList?.templates.length === 0
        ? [reportOk('there is none: certificates use the built-in template')]
        : 'certificates without a template use the built-in one',
  });
}

/** Sends requests with a wrong token. */
export async function tryWrongToken(
  { expectStatus }: ContractInspector,
  { dispatch, services }: PluginApiClients,
): Promise<void> {
  const { currentUser } = workspaceApi.endpoints;
  const { listCertificates } = missionsApi.endpoints;
  const consequence = 'the plugin neither renews the token nor reports that the session ended';
  await expectStatus(
    'the user, with a wrong token',
    401,
    () => unwrapAndUnsubscribe(dispatch(currentUser.initiate(undefined, uncachedQuery))),
    consequence,
  );
  await expectStatus(
    'the plain list, with a wrong token',
    401,
    () => unwrapAndUnsubscribe(dispatch(listCertificates.initiate(undefined, uncachedQuery))),
    consequence,
  );
  await expectStatus(
    'a page of certificates, with a wrong token',
    401,
    () => listUserCertificates(services, { order: newestFirst, limit: pageSize }),
    consequence,
  );
}
