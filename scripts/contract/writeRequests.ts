import { certificateAndTemplateApi } from '#data/rest/certificateAndTemplateApi.ts';
import { type StoredTemplate, templatesApi } from '#data/rest/templatesApi.ts';
import type { CompanySettings } from '#data/rest/workspaceApi.ts';
import { isSameTemplate } from '#features/templateEditor/state/isSameTemplate.ts';
import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';
import type { RecordedExchange } from './exchanges.ts';
import { collectFindings, type Finding, reportFault, reportNote, reportOk } from './findings.ts';
import type { ContractInspector } from './inspection.ts';
import type { PluginApiClients } from './pluginRequests.ts';

const { listTemplates, openTemplate, createTemplate } = templatesApi.endpoints;
const { updateTemplate, deleteTemplate, setFavoriteTemplate } = templatesApi.endpoints;
const { getFavoriteTemplate } = certificateAndTemplateApi.endpoints;
const fresh = { forceRefetch: true, subscribe: false } as const;

type Stored = CertificateTemplate & { id: string };

const notSaved = 'the editor says that the template was not saved';

/** Creates a template that differs from the default in every part, so that lost parts are noticed. */
function createSampleTemplate({
  storesCodeOnFront,
}: Pick<CompanySettings, 'storesCodeOnFront'>): CertificateTemplate {
  return {
    ...createDefaultTemplate(null, storesCodeOnFront),
    name: `Contract ${new Date().toISOString()}`,
    layout: 'Layout4',
    colors: { title: '112233', content: '445566' },
    customFields: {
      ...createDefaultTemplate().customFields,
      ptBr: ['Formação', 'Concluído por {{user.name}}', ''],
      enUs: ['Training', '', 'Signed'],
      esEs: ['', 'Año', ''],
    },
  };
}

function inspectStored(
  template: CertificateTemplate,
  { template: storedTemplate }: StoredTemplate,
  exchanges: readonly RecordedExchange[],
): Finding[] {
  return collectFindings(
    storedTemplate.id === null
      ? reportFault(
          `no answer tells the id of "${template.name}": remove it by hand; the editor offers it as new again`,
        )
      : reportOk('saved'),
    exchanges.length > 1 && reportNote('the answer does not hold the template: it is read again'),
    !isSameTemplate(template, storedTemplate) &&
      reportFault('it is stored otherwise than it was sent: the editor shows what is stored'),
  );
}

/** Creates a template, changes it, makes it the favourite, restores the previous favourite, and deletes it. */
export async function requestTemplateChanges(
  inspection: ContractInspector,
  { dispatch }: PluginApiClients,
  settings: CompanySettings,
): Promise<void> {
  const { inspectCall, expectStatus } = inspection;
  const template = createSampleTemplate(settings);
  const previous = await inspectCall({
    call: 'the favourite there is, to be put back',
    send: async () => {
      const { templates } = await dispatch(listTemplates.initiate(undefined, fresh)).unwrap();
      const ids = templates.map(({ id }) => id);
      const favorite =
        ids.length > 0
          ? await dispatch(getFavoriteTemplate.initiate(undefined, fresh)).unwrap()
          : undefined;
      return { knownIds: ids, favoriteId: favorite?.id ?? undefined };
    },
    inspect: () => [reportOk('known')],
    onFailure: 'nothing is written, since it could not be put back',
  });
  if (!previous) return;
  const created = await inspectCall({
    call: 'storing a new template',
    send: () =>
      dispatch(createTemplate.initiate({ template, existingIds: previous.knownIds })).unwrap(),
    inspect: (stored, exchanges) => inspectStored(template, stored, exchanges),
    onFailure: notSaved,
  });
  if (!created || created.template.id === null) return;
  const stored: Stored = { ...template, id: created.template.id };
  await inspectUpdate(inspection, dispatch, stored, created.etag);
  if (previous.favoriteId !== undefined) {
    await moveFavorite(inspection, dispatch, stored.id, previous.favoriteId);
  }
  await inspectCall({
    call: 'deleting it',
    send: () => dispatch(deleteTemplate.initiate(stored.id)).unwrap(),
    inspect: () => [reportOk('gone from the gallery')],
    onFailure: `the gallery says so and keeps it; remove "${stored.name}" by hand`,
  });
  await expectStatus(
    'reading what was deleted',
    404,
    () => dispatch(openTemplate.initiate(stored.id, fresh)).unwrap(),
    'the editor does not see that a template was deleted',
  );
}

async function inspectUpdate(
  { inspectCall, expectStatus }: ContractInspector,
  dispatch: PluginApiClients['dispatch'],
  stored: Stored,
  etag: string | undefined,
): Promise<void> {
  const changed = { ...stored, name: `${stored.name} 2`, layout: 'Layout6' } as const;
  const update = (template: Stored) =>
    dispatch(updateTemplate.initiate({ template, etag })).unwrap();
  const updated = await inspectCall({
    call: 'storing it again',
    send: () => update(changed),
    inspect: (after, exchanges) => inspectStored(changed, after, exchanges),
    onFailure: notSaved,
  });
  if (!updated || etag === undefined) return;
  await expectStatus(
    'overwriting it unseen',
    412,
    () => update(stored),
    (error) => [
      error
        ? reportFault(
            `${error.message} where 412 is expected: ${notSaved}, but not that it was changed`,
          )
        : reportNote('If-Match is not kept: whoever saves last wins, unasked'),
    ],
  );
}

async function moveFavorite(
  { inspectCall }: ContractInspector,
  dispatch: PluginApiClients['dispatch'],
  id: string,
  former: string,
): Promise<void> {
  for (const [call, next] of [
    ['making it the favourite', id],
    ['putting back the favourite', former],
  ] as const) {
    await inspectCall({
      call,
      send: async () => {
        await dispatch(setFavoriteTemplate.initiate(next)).unwrap();
        return dispatch(getFavoriteTemplate.initiate(undefined, fresh)).unwrap();
      },
      inspect: (favorite) => [
        favorite.id === next
          ? reportOk(`"${favorite.name}" is the default now`)
          : reportFault(`the favourite is "${favorite.name}" still: the gallery shows another one`),
      ],
      onFailure: 'the gallery says that the default template could not be changed',
    });
  }
}
