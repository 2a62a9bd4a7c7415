import { z } from 'zod';
import { storeTemplateVersion } from '../../data/queries/versionQueries.ts';
import { findCurrentBrandId } from '../../data/queries/brandQueries.ts';
import { createRandomId } from '../../data/randomId.ts';
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
import { toSortName } from '../../data/sortName.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { buildCertificateRows } from './certificateRows.ts';
import { eq } from 'drizzle-orm';

const companyBodySchema = z.strictObject({
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
        /** The learner's value for this metadata entry. */
        value: z.string().optional(),
      }),
    )
    .default([]),
});

const userBodySchema = z.strictObject({
  company_id: z.string(),
  role: z.enum(['admin', 'learner']),
  name: z.string(),
  language: z.string().nullable().default(null),
});

const certificateSchema = z.strictObject({
  type: z.enum(['MISSION', 'CONTENT']),
  name: z.string(),
  created_at: z.iso.datetime().optional(),
  completed_at: z.iso.datetime().optional(),
  workload: z.number().int().nullable().optional(),
  grade: z.number().nullable().optional(),
  thumb_url: z.string().nullable().optional(),
  recycled: z.boolean().optional(),
});

export type NewCertificate = z.infer<typeof certificateSchema>;

const certificatesBodySchema = z.union([
  z.strictObject({ user_id: z.string(), certificates: z.array(certificateSchema) }),
  z.strictObject({ user_id: z.string(), count: z.number().int().min(1).max(20_000) }),
]);

const flagOverrideBodySchema = z.strictObject({
  company_id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
});

async function addUser(context: ApiContext, user: z.infer<typeof userBodySchema>) {
  const id = `user-${createRandomId()}`;
  const { company_id: companyId, role, name, language } = user;
  const token = createRandomId();
  const email = `${id}@learners.example`;
  await context.db.insert(users).values({ id, companyId, role, name, email, language, token });
  return { id, token, name };
}

async function addCompany(context: ApiContext, settings: z.infer<typeof companyBodySchema>) {
  const id = `company-${createRandomId()}`;
  await context.db.insert(companies).values({
    id,
    name: 'Companhia de Teste',
    showCertificates: settings.show_certificates,
    primaryColor: settings.primary_color,
    language: settings.language,
  });
  const metadata = settings.metadata.map((tag) => ({ ...tag, id: `metadata-${createRandomId()}` }));
  if (metadata.length > 0) {
    await context.db.insert(companyUserMetadata).values(
      metadata.map(({ id: metadataId, name, color, active, in_audience_rule }) => ({
        id: metadataId,
        companyId: id,
        name,
        sortName: toSortName(name),
        color,
        active,
        isMetadataInAudienceRule: in_audience_rule,
      })),
    );
  }
  const createOfferedItems = (kind: string) =>
    [1, 2, 3].map((number) => ({
      id: `${kind}-${number}-${createRandomId()}`,
      companyId: id,
      name: `${kind === 'mission' ? 'Missão' : 'Conteúdo'} ${number}`,
      workload: number * 45,
      thumbUrl: `/media/thumbs/${number}.svg`,
    }));
  await context.db.insert(missions).values(createOfferedItems('mission'));
  await context.db.insert(contents).values(createOfferedItems('content'));
  const addMember = (role: 'admin' | 'learner', name: string) =>
    addUser(context, { company_id: id, role, name, language: null });
  const admin = await addMember('admin', 'Ana Administradora');
  const learner = await addMember('learner', 'Lia Aprendiz');
  for (const { id: metadataId, value } of metadata)
    if (value !== undefined)
      await context.db.insert(userMetadataValues).values({ userId: learner.id, metadataId, value });
  return {
    company_id: id,
    admin,
    learner,
    metadata_ids: metadata.map(({ id: metadataId }) => metadataId),
  };
}

const INSERT_BATCH_SIZE = 1000;

async function addCertificates(context: ApiContext, body: z.infer<typeof certificatesBodySchema>) {
  const [user] = await context.db.select().from(users).where(eq(users.id, body.user_id));
  if (user === undefined) throw new RequestError(404, 'No such user.', 'user_id');
  const { companyId } = user;
  const designIds = await context.db.transaction(async (tx) => ({
    templateVersionId: await storeTemplateVersion(tx, companyId, null),
    brandId: await findCurrentBrandId(tx, companyId),
  }));
  const list = 'count' in body ? body.count : body.certificates;
  const rows = buildCertificateRows(user, list, designIds);
  const splitIntoBatches = <Row>(rows: Row[]): Row[][] =>
    Array.from({ length: Math.ceil(rows.length / INSERT_BATCH_SIZE) }, (_, index) =>
      rows.slice(index * INSERT_BATCH_SIZE, (index + 1) * INSERT_BATCH_SIZE),
    );
  for (const part of splitIntoBatches(rows.missions))
    await context.db.insert(missions).values(part);
  for (const part of splitIntoBatches(rows.contents))
    await context.db.insert(contents).values(part);
  for (const part of splitIntoBatches(rows.certificates))
    await context.db.insert(certificates).values(part);
  return { ids: rows.certificates.map((row) => row.id) };
}

/** Registers the routes that create companies, users and certificates, so that each test can use separate data. */
export function registerTestDataRoutes(api: TypedFastify, context: ApiContext): void {
  api.post(
    '/control/companies',
    { schema: { body: companyBodySchema, hide: true } },
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

  api.post(
    '/control/users',
    { schema: { body: userBodySchema, hide: true } },
    async (request, reply) => reply.code(201).send(await addUser(context, request.body)),
  );

  api.post(
    '/control/certificates',
    { schema: { body: certificatesBodySchema, hide: true }, bodyLimit: 10_000_000 },
    async (request, reply) => reply.code(201).send(await addCertificates(context, request.body)),
  );

  api.post(
    '/control/flags',
    { schema: { body: flagOverrideBodySchema, hide: true } },
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
