import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { companies, templateVersions } from '../schema.ts';
import { holdCompany } from './companyLock.ts';
import {
  findFavorite,
  findTemplate,
  type TemplateDesign,
  type TemplateRow,
} from './templateQueries.ts';

export type VersionRow = typeof templateVersions.$inferSelect;

const blank = (): string[] => ['', '', ''];

/** The design of a company that has no template (docs/behaviour.md, Default template). */
const builtInDesign = (primaryColor: string | null | undefined): TemplateDesign => ({
  name: 'New Template ✏️',
  layout: 'Layout1',
  backgroundImage: '',
  rawImage: '',
  titleColor: primaryColor?.replace('#', '') || '00CEB2',
  contentColor: '323f47',
  customFields: { ptBr: blank(), enUs: blank(), esEs: blank() },
});

function designOf({
  name,
  layout,
  backgroundImage,
  rawImage,
  titleColor,
  contentColor,
  customFields,
}: TemplateRow): TemplateDesign {
  return { name, layout, backgroundImage, rawImage, titleColor, contentColor, customFields };
}

/** The same for the same design of the same template: what is issued twice with it is issued with one version. */
function versionId(companyId: string, templateId: string | null, design: TemplateDesign): string {
  const { ptBr, enUs, esEs } = design.customFields;
  const words = { ...design, customFields: [ptBr, enUs, esEs] };
  const digest = createHash('sha256').update(JSON.stringify([companyId, templateId, words]));
  return digest.digest('base64url').slice(0, 22).replace(/^-/, 'x');
}

/**
 * The version with which a certificate is issued now: of the template that its course names, else of the favourite, else
 * the built-in one. Belongs in the transaction that stores the certificate.
 * @returns its id
 */
export async function versionToIssue(
  tx: Database,
  companyId: string,
  templateId: string | null,
): Promise<string> {
  await holdCompany(tx, companyId);
  const own = templateId === null ? undefined : await findTemplate(tx, companyId, templateId);
  const row = own ?? (await findFavorite(tx, companyId));
  const design = row === undefined ? builtInDesign(await colorOf(tx, companyId)) : designOf(row);
  const id = versionId(companyId, row?.id ?? null, design);
  await tx
    .insert(templateVersions)
    .values({ ...design, id, companyId, templateId: row?.id ?? null })
    .onConflictDoNothing();
  return id;
}

async function colorOf(tx: Database, companyId: string): Promise<string | null | undefined> {
  const [company] = await tx
    .select({ color: companies.primaryColor })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.color;
}

export async function findVersion(
  db: Database,
  companyId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const { id: ownId, companyId: owner } = templateVersions;
  const [row] = await db
    .select()
    .from(templateVersions)
    .where(and(eq(ownId, id), eq(owner, companyId)));
  return row;
}
