import { readIssuer } from '#api/documents/brandWire.ts';
import { fetchCertificate } from '#api/documents/fetchCertificate.ts';
import { readCertificate, readTemplate } from '#api/documents/documentsApi.ts';
import { readStoredTemplate } from '#api/documents/manageTemplates.ts';
import { templatesApi } from '#api/documents/templatesApi.ts';
import { listCompanyUserMetadata } from '#api/query/listCompanyUserMetadata.ts';
import { type CertificatePage, listUserCertificates } from '#api/query/listUserCertificates.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { type CompanySettings, type CurrentUser, workspaceApi } from '#api/rest/workspaceApi.ts';
import { languageOf } from '#model/language.ts';
import { parseHex } from '#model/color/oklch.ts';
import { judgeCertificate, judgeNextPage, judgePage, judgePlainList } from './certificates.ts';
import { fault, type Finding, note, ok } from './findings.ts';
import type { Inspection } from './inspection.ts';
import { judgeIssuer } from './issuer.ts';
import type { PluginCalls } from './pluginCalls.ts';
import { judgeParts, judgeStored, judgeTemplates } from './templates.ts';

const fresh = { forceRefetch: true, subscribe: false } as const;
const newestFirst = { field: 'CREATED_AT', direction: 'DESC' } as const;
/** As many as a page of the plugin has (docs/behaviour.md, Paging). */
const pageSize = 10;
/** In the form of most ids, and nobody's. */
const nobodys = '99999999-0000-4000-8000-000000000000';

function judgeUser({ name, role, preferences }: CurrentUser): Finding[] {
  const language = languageOf(preferences?.language);
  return [
    ok(`${name ?? 'the user'} signs in${role === null ? '' : ` as ${role}`}`),
    ...(role === null ? [note('no role: only "admin" gets to the templates')] : []),
    ...(name === null ? [note('no name: miniatures take it from certificates')] : []),
    ...(language
      ? []
      : [note('preferences.language is none of pt, en, es: the address or the company decides')]),
  ];
}

function judgeSettings({ showCertificates, branding, language }: CompanySettings): Finding[] {
  const color = branding?.primaryColor;
  return [
    showCertificates
      ? ok('the plugin opens')
      : fault(
          'show_certificates is not true: "Company has not activated the plugin.", and nothing else is shown',
        ),
    ...(parseHex(color)
      ? []
      : [note("branding.primary_color is no colour: the plugin's own accent is taken")]),
    ...(languageOf(language)
      ? []
      : [note('language is none of pt, en, es: Portuguese, if the user has none either')]),
    ...judgeIssuer(readIssuer(branding)),
  ];
}

/** Signing in. @returns whether the plugin would open */
export async function signIn({ ask }: Inspection, { dispatch }: PluginCalls): Promise<boolean> {
  const { currentUser, companySettings } = workspaceApi.endpoints;
  const user = await ask({
    call: 'the user',
    ask: () => dispatch(currentUser.initiate(undefined, fresh)).unwrap(),
    judge: judgeUser,
    failed: 'nobody can sign in',
  });
  if (!user) return false;
  const settings = await ask({
    call: "the company's settings",
    ask: () => dispatch(companySettings.initiate(user.companyId, fresh)).unwrap(),
    judge: judgeSettings,
    failed: 'nobody can sign in',
  });
  return settings !== undefined;
}

/** Home. @returns the id of a certificate, if there is any */
export async function readHome(
  { ask }: Inspection,
  { dispatch, services }: PluginCalls,
): Promise<string | undefined> {
  const first = await ask({
    call: 'the first page of certificates',
    ask: () => listUserCertificates(services, { order: newestFirst, limit: pageSize }),
    judge: (page, exchanges) => judgePage(page, exchanges, pageSize),
    failed: 'the page says that the certificates could not be loaded',
  });
  await ask({
    call: "the company's user metadata",
    ask: () => listCompanyUserMetadata(services),
    judge: ({ items: { length }, total }) => [ok(`${length} of ${total} attributes come`)],
    // It decorates screens, and never stands in their way.
    failed: (error) => [note(`failed (${error.message}): no attributes are shown or offered`)],
  });
  const all = await ask({
    call: 'the plain list of certificates',
    ask: () => dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, fresh)).unwrap(),
    judge: judgePlainList,
    failed: 'the title counts only what is on screen, and "All" cannot be selected',
  });
  if (first) await readNextPage({ ask }, services, first);
  return first?.certificates[0]?.id ?? all?.[0]?.id;
}

async function readNextPage(
  { ask }: Pick<Inspection, 'ask'>,
  services: PluginCalls['services'],
  first: CertificatePage,
): Promise<void> {
  // Where one page holds all, the page after its first certificate proves the same.
  const offset = (first.received >= pageSize && first.cursor) || first.certificates[0]?.id;
  if (offset === undefined) return;
  await ask({
    call: 'the next page of certificates',
    ask: () => listUserCertificates(services, { order: newestFirst, limit: pageSize, offset }),
    judge: (page, exchanges) => judgeNextPage(page, exchanges, first, offset),
    failed: 'the page says that more could not be loaded',
  });
}

/** One certificate, for its owner and for everybody. */
export async function readOne(
  { ask, expectStatus }: Inspection,
  { dispatch, services }: PluginCalls,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined) {
    await ask({
      call: 'one certificate',
      ask: () => dispatch(readCertificate(id, null)),
      judge: judgeCertificate,
      failed: 'preview and PDF say that it could not be loaded',
    });
    await ask({
      call: 'the same without a token',
      ask: () => fetchCertificate(services.config, id, undefined, () => undefined),
      judge: () => [ok('the public page, to which the QR code leads, shows it to everybody')],
      failed: 'the public page, to which the QR code leads, cannot show it',
    });
  }
  await expectStatus(
    'a certificate that is not there',
    404,
    () => dispatch(readCertificate(nobodys, null)),
    'preview and public page say that it could not be loaded, not that it does not exist',
  );
}

/** What administrators read. @param origin of the page that the plugin is in */
export async function readTemplates(
  { ask, expectStatus }: Inspection,
  { dispatch }: PluginCalls,
  origin: string,
): Promise<void> {
  const listed = await ask({
    call: 'the templates',
    ask: () => dispatch(templatesApi.endpoints.listTemplates.initiate(undefined, fresh)).unwrap(),
    judge: judgeTemplates,
    failed: ({ status }) =>
      status === 403
        ? [note('the status is 403: --admin-token checks what administrators get')]
        : 'the page will say that the templates could not be loaded',
  });
  const id = listed?.templates[0]?.id;
  if (id != null) {
    await ask({
      call: 'one template',
      ask: () => dispatch(readStoredTemplate(id)),
      judge: (stored, exchanges) => judgeStored(stored, exchanges, origin),
      failed: 'the editor begins with another template and says so',
    });
  }
  await expectStatus(
    'a template that is not there',
    404,
    () => dispatch(readStoredTemplate(nobodys)),
    'the editor does not see that a template was deleted',
  );
  await ask({
    call: 'the favourite template',
    ask: () => dispatch(readTemplate(undefined)),
    judge: (template) => [ok(`"${template.name}" is the default`), ...judgeParts(template)],
    failed: ({ status }) =>
      status === 404 && listed?.templates.length === 0
        ? [ok('there is none: the built-in template is drawn')]
        : 'the built-in template is drawn where a certificate names none',
  });
}

/** What a wrong token is told. */
export async function tryWrongToken(
  { expectStatus }: Inspection,
  { dispatch, services }: PluginCalls,
): Promise<void> {
  const { currentUser } = workspaceApi.endpoints;
  const { listCertificates } = missionsApi.endpoints;
  const without = 'no other token is asked for, and nobody is told that the session ended';
  await expectStatus(
    'the user, with a wrong token',
    401,
    () => dispatch(currentUser.initiate(undefined, fresh)).unwrap(),
    without,
  );
  await expectStatus(
    'the plain list, with a wrong token',
    401,
    () => dispatch(listCertificates.initiate(undefined, fresh)).unwrap(),
    without,
  );
  await expectStatus(
    'a page of certificates, with a wrong token',
    401,
    () => listUserCertificates(services, { order: newestFirst, limit: pageSize }),
    without,
  );
}
