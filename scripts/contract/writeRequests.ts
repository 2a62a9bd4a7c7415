import { certificateAndTemplateApi } from '#data/rest/certificateAndTemplateApi.ts';
import { uncachedQuery, unwrapAndUnsubscribe } from '#data/rest/restBaseQuery.ts';
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
          `no response contains the id of "${template.name}": delete it by hand; the editor treats it as new`,
        )
      : reportOk('saved'),
    exchanges.length > 1 &&
      reportNote('the response does not contain the template: it is requested again'),
    !isSameTemplate(template, storedTemplate) &&
      reportFault('the stored template differs from the sent one: the editor shows the stored one'),
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
    call: 'the current favourite, to restore it later',
    send: async () => {
      const { templates } = await unwrapAndUnsubscribe(
        dispatch(listTemplates.initiate(undefined, uncachedQuery)),
      );
      const ids = templates.map(({ id }) => id);
      const favorite =
        ids.length > 0
          ? await unwrapAndUnsubscribe(
              dispatch(getFavoriteTemplate.initiate(undefined, uncachedQuery)),
            )
          : undefined;
      return { knownIds: ids, favoriteId: favorite?.id ?? undefined };
    },
    inspect: () => [reportOk('found')],
    onFailure: 'nothing is written, because the favourite could not be restored',
  });
  if (!previous) return;
  const created = await inspectCall({
    call: 'creating a template',
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
    call: 'deleting the template',
    send: () => dispatch(deleteTemplate.initiate(stored.id)).unwrap(),
    inspect: () => [reportOk('removed from the gallery')],
    onFailure: `the gallery says so and keeps it; delete "${stored.name}" by hand`,
  });
  await expectStatus(
    'the deleted template',
    404,
    () => unwrapAndUnsubscribe(dispatch(openTemplate.initiate(stored.id, uncachedQuery))),
    'the editor does not notice that a template was deleted',
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
    call: 'updating the template',
    send: () => update(changed),
    inspect: (result, exchanges) => inspectStored(changed, result, exchanges),
    onFailure: notSaved,
  });
  if (!updated || etag === undefined) return;
  await expectStatus(
    'updating an outdated version of it',
    412,
    () => update(stored),
    (error) => [
      error
        ? reportFault(
            `${error.message}, but status 412 is expected: ${notSaved}, but not that someone else changed it`,
          )
        : reportNote('If-Match is ignored: a save overwrites newer changes without asking'),
    ],
  );
}

async function moveFavorite(
  { inspectCall }: ContractInspector,
  dispatch: PluginApiClients['dispatch'],
  id: string,
  previousId: string,
): Promise<void> {
  for (const [call, next] of [
    ['making the template the favourite', id],
    ['restoring the favourite', previousId],
  ] as const) {
    await inspectCall({
      call,
      send: async () => {
        await dispatch(setFavoriteTemplate.initiate(next)).unwrap();
        return unwrapAndUnsubscribe(
          dispatch(getFavoriteTemplate.initiate(undefined, uncachedQuery)),
        );
      },
      inspect: (favorite) => [
        favorite.id === next
          ? reportOk(`"${favorite.name}" is the default now`)
          : reportFault(
              `the favourite is still "${favorite.name}": the gallery shows that one as the default`,
            ),
      ],
      onFailure: 'the gallery says that the default template could not be changed',
    });
  }
}
