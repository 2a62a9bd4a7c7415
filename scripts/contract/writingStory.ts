import { readTemplate } from '#api/documents/documentsApi.ts';
import {
  makeFavorite,
  readNewTemplates,
  readStoredTemplate,
  removeTemplate,
  storeNewTemplate,
  storeTemplate,
} from '#api/documents/manageTemplates.ts';
import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import { sameTemplate } from '#features/editor/state/sameTemplate.ts';
import { type CertificateTemplate, defaultTemplate } from '#model/template/template.ts';
import type { Exchange } from './exchanges.ts';
import { fault, type Finding, note, ok } from './findings.ts';
import type { Inspection } from './inspection.ts';
import type { PluginCalls } from './pluginCalls.ts';

type Stored = CertificateTemplate & { id: string };

const notSaved = 'the editor says that the template was not saved';

/** Every part is another than the default one, so that what is not kept is seen. */
function own(): CertificateTemplate {
  return {
    ...defaultTemplate(),
    name: `Contract ${new Date().toISOString()}`,
    layout: 'Layout4',
    colors: { title: '112233', content: '445566' },
    customFields: {
      ptBr: ['Formação', 'Concluído por {{user.name}}', ''],
      enUs: ['Training', '', 'Signed'],
      esEs: ['', 'Año', ''],
    },
  };
}

function judgeStored(
  sent: CertificateTemplate,
  { template }: StoredTemplate,
  exchanges: readonly Exchange[],
): Finding[] {
  const more = exchanges.length - 1;
  return [
    template.id === null
      ? fault(
          `no answer tells the id of "${sent.name}": remove it by hand; the editor offers it as new again`,
        )
      : ok('saved'),
    ...(more > 0 ? [note('the answer does not hold the template: it is read again')] : []),
    ...(sameTemplate(sent, template)
      ? []
      : [fault('it is stored otherwise than it was sent: the editor shows what is stored')]),
  ];
}

/** Makes a template, changes it, makes it the favourite, puts back the one that was, and removes it. */
export async function writeTemplates(
  inspection: Inspection,
  { dispatch }: PluginCalls,
): Promise<void> {
  const { ask, expectStatus } = inspection;
  const sent = own();
  const before = await ask({
    call: 'the favourite there is, to be put back',
    ask: async () => {
      const knownIds = (await dispatch(readNewTemplates([]))).flatMap(({ id }) => id ?? []);
      const favorite = knownIds.length > 0 ? await dispatch(readTemplate(undefined)) : undefined;
      return { knownIds, favoriteId: favorite?.id ?? undefined };
    },
    judge: () => [ok('known')],
    failed: 'nothing is written, since it could not be put back',
  });
  if (!before) return;
  const made = await ask({
    call: 'storing a new template',
    ask: () => dispatch(storeNewTemplate(sent, before.knownIds)),
    judge: (stored, exchanges) => judgeStored(sent, stored, exchanges),
    failed: notSaved,
  });
  if (!made || made.template.id === null) return;
  const stored: Stored = { ...sent, id: made.template.id };
  await change(inspection, dispatch, stored, made.etag);
  if (before.favoriteId !== undefined) {
    await moveFavorite(inspection, dispatch, stored.id, before.favoriteId);
  }
  await ask({
    call: 'deleting it',
    ask: () => dispatch(removeTemplate(stored.id)),
    judge: () => [ok('gone from the gallery')],
    failed: `the gallery says so and keeps it; remove "${stored.name}" by hand`,
  });
  await expectStatus(
    'reading what was deleted',
    404,
    () => dispatch(readStoredTemplate(stored.id)),
    'the editor does not see that a template was deleted',
  );
}

async function change(
  { ask, expectStatus }: Inspection,
  dispatch: PluginCalls['dispatch'],
  stored: Stored,
  etag: string | undefined,
): Promise<void> {
  const changed = { ...stored, name: `${stored.name} 2`, layout: 'Layout6' } as const;
  const update = (template: Stored) => dispatch(storeTemplate(template, etag));
  const written = await ask({
    call: 'storing it again',
    ask: () => update(changed),
    judge: (after, exchanges) => judgeStored(changed, after, exchanges),
    failed: notSaved,
  });
  if (!written || etag === undefined) return;
  await expectStatus(
    'overwriting it unseen',
    412,
    () => update(stored),
    (error) => [
      error
        ? fault(`${error.message} where 412 is expected: ${notSaved}, but not that it was changed`)
        : note('If-Match is not kept: whoever saves last wins, unasked'),
    ],
  );
}

async function moveFavorite(
  { ask }: Inspection,
  dispatch: PluginCalls['dispatch'],
  id: string,
  former: string,
): Promise<void> {
  for (const [call, next] of [
    ['making it the favourite', id],
    ['putting back the favourite', former],
  ] as const) {
    await ask({
      call,
      ask: async () => {
        await dispatch(makeFavorite(next));
        return dispatch(readTemplate(undefined));
      },
      judge: (favorite) => [
        favorite.id === next
          ? ok(`"${favorite.name}" is the default now`)
          : fault(`the favourite is "${favorite.name}" still: the gallery shows another one`),
      ],
      failed: 'the gallery says that the default template could not be changed',
    });
  }
}
