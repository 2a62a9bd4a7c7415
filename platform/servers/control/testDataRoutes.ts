import { z } from 'zod';
import { versionToIssue } from '../../data/queries/versionQueries.ts';
import { brandToIssue } from '../../data/queries/brandQueries.ts';
import { randomId } from '../../data/randomId.ts';
import {
  certificates,
  companies,
  companyUserMetadata,
  contents,
  flagOverrides,
  missions,
  userMetadataValues,
  users,
} from '../../data/schema.ts';
import { sortName } from '../../data/sortName.ts';
import type { Api, ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { earnedRows } from './earnedRows.ts';
import { eq } from 'drizzle-orm';

const newCompany = z.strictObject({
  show_certificates: z.boolean().default(true),
  primary_color: z.string().nullable().default(null),
  language: z.string().nullable().default('pt-BR'),
  metadata: z
    .array(
      z.strictObject({
        name: z.string(),
        color: z.string().nullable(),
        active: z.boolean().default(true),
        in_audience_rule: z.boolean().default(false),
        /** What it says of the learner. */
        value: z.string().optional(),
      }),
    )
    .default([]),
});

const newUser = z.strictObject({
  company_id: z.string(),
  role: z.enum(['admin', 'learner']),
  name: z.string(),
  language: z.string().nullable().default(null),
});

const newCertificate = z.strictObject({
  type: z.enum(['MISSION', 'CONTENT']),
  name: z.string(),
  created_at: z.iso.datetime().optional(),
  completed_at: z.iso.datetime().optional(),
  workload: z.number().int().nullable().optional(),
  grade: z.number().nullable().optional(),
  thumb_url: z.string().nullable().optional(),
  recycled: z.boolean().optional(),
});

export type NewCertificate = z.infer<typeof newCertificate>;

const newCertificates = z.union([
  z.strictObject({ user_id: z.string(), certificates: z.array(newCertificate) }),
  z.strictObject({ user_id: z.string(), count: z.number().int().min(1).max(20_000) }),
]);

const newOverride = z.strictObject({
  company_id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
});

async function addUser(context: ApiContext, user: z.infer<typeof newUser>) {
  const id = `user-${randomId()}`;
  const { company_id: companyId, role, name, language } = user;
  const token = randomId();
  const email = `${id}@learners.example`;
  await context.db.insert(users).values({ id, companyId, role, name, email, language, token });
  return { id, token, name };
}

async function addCompany(context: ApiContext, wanted: z.infer<typeof newCompany>) {
  const id = `company-${randomId()}`;
  await context.db.insert(companies).values({
    id,
    name: 'Companhia de Teste',
    showCertificates: wanted.show_certificates,
    primaryColor: wanted.primary_color,
    language: wanted.language,
  });
  const metadata = wanted.metadata.map((one) => ({ ...one, id: `metadata-${randomId()}` }));
  if (metadata.length > 0) {
    await context.db.insert(companyUserMetadata).values(
      metadata.map(({ id: metadataId, name, color, active, in_audience_rule }) => ({
        id: metadataId,
        companyId: id,
        name,
        sortName: sortName(name),
        color,
        active,
        isMetadataInAudienceRule: in_audience_rule,
      })),
    );
  }
  const offered = (kind: string) =>
    [1, 2, 3].map((place) => ({
      id: `${kind}-${place}-${randomId()}`,
      companyId: id,
      name: `${kind === 'mission' ? 'Missão' : 'Conteúdo'} ${place}`,
      workload: place * 45,
      thumbUrl: `/media/thumbs/${place}.svg`,
    }));
  await context.db.insert(missions).values(offered('mission'));
  await context.db.insert(contents).values(offered('content'));
  const add = (role: 'admin' | 'learner', name: string) =>
    addUser(context, { company_id: id, role, name, language: null });
  const admin = await add('admin', 'Ana Administradora');
  const learner = await add('learner', 'Lia Aprendiz');
  for (const { id: metadataId, value } of metadata)
    if (value !== undefined)
      await context.db.insert(userMetadataValues).values({ userId: learner.id, metadataId, value });
  return { company_id: id, admin, learner, metadata_ids: metadata.map(({ id: one }) => one) };
}

const IN_ONE_INSERT = 1000;

async function addCertificates(context: ApiContext, wanted: z.infer<typeof newCertificates>) {
  const [user] = await context.db.select().from(users).where(eq(users.id, wanted.user_id));
  if (user === undefined) throw new RequestError(404, 'No such user.', 'user_id');
  const { companyId } = user;
  const issuedWith = await context.db.transaction(async (tx) => ({
    templateVersionId: await versionToIssue(tx, companyId, null),
    brandId: await brandToIssue(tx, companyId),
  }));
  const list = 'count' in wanted ? wanted.count : wanted.certificates;
  const rows = earnedRows(user, list, issuedWith);
  const inParts = <Row>(all: Row[]): Row[][] =>
    Array.from({ length: Math.ceil(all.length / IN_ONE_INSERT) }, (_, part) =>
      all.slice(part * IN_ONE_INSERT, (part + 1) * IN_ONE_INSERT),
    );
  for (const part of inParts(rows.missions)) await context.db.insert(missions).values(part);
  for (const part of inParts(rows.contents)) await context.db.insert(contents).values(part);
  for (const part of inParts(rows.certificates)) await context.db.insert(certificates).values(part);
  return { ids: rows.certificates.map((row) => row.id) };
}

/** Companies, users and certificates made on demand, so that each test has its own. */
export function testDataRoutes(api: Api, context: ApiContext): void {
  api.post(
    '/control/companies',
    { schema: { body: newCompany, hide: true } },
    async (request, reply) => reply.code(201).send(await addCompany(context, request.body)),
  );

  api.put(
    '/control/companies/:id',
    {
      schema: {
        params: z.object({ id: z.string() }),
        body: z.object({ show_certificates: z.boolean() }),
        hide: true,
      },
    },
    async (request, reply) => {
      await context.db
        .update(companies)
        .set({ showCertificates: request.body.show_certificates })
        .where(eq(companies.id, request.params.id));
      return reply.code(204).send();
    },
  );

  api.put(
    '/control/missions/:id',
    {
      schema: {
        params: z.object({ id: z.string() }),
        body: z.strictObject({ certificate_template_id: z.string().nullable() }),
        hide: true,
      },
    },
    async (request, reply) => {
      await context.db
        .update(missions)
        .set({ certificateTemplateId: request.body.certificate_template_id })
        .where(eq(missions.id, request.params.id));
      return reply.code(204).send();
    },
  );

  api.post('/control/users', { schema: { body: newUser, hide: true } }, async (request, reply) =>
    reply.code(201).send(await addUser(context, request.body)),
  );

  api.post(
    '/control/certificates',
    { schema: { body: newCertificates, hide: true }, bodyLimit: 10_000_000 },
    async (request, reply) => reply.code(201).send(await addCertificates(context, request.body)),
  );

  api.post(
    '/control/flags',
    { schema: { body: newOverride, hide: true } },
    async (request, reply) => {
      const { company_id: companyId, name, enabled } = request.body;
      await context.db
        .insert(flagOverrides)
        .values({ flagName: name, companyId, enabled })
        .onConflictDoUpdate({
          target: [flagOverrides.flagName, flagOverrides.companyId],
          set: { enabled },
        });
      return reply.code(204).send();
    },
  );
}
