import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createByLanguage } from '../customTexts.ts';
import { companies, templateVersions } from '../schema.ts';
import { lockCompanyForShare } from './companyLock.ts';
import {
  findFavoriteTemplate,
  findTemplate,
  type TemplateDesign,
  type TemplateRow,
} from './templateQueries.ts';

export type TemplateVersionRow = typeof templateVersions.$inferSelect;

/** Creates the built-in template design, for a company without templates (docs/behaviour.md, Default template). */
const createDefaultDesign = (primaryColor: string | null | undefined): TemplateDesign => ({
  name: 'New Template ✏️',
  layout: 'Layout1',
  backgroundImage: '',
  rawImage: '',
  titleColor: primaryColor?.replace('#', '') || '00CEB2',
  contentColor: '323f47',
  customFields: createByLanguage(() => ['', '', '']),
});

function pickDesign({
  name,
  layout,
  backgroundImage,
  rawImage,
  titleColor,
  contentColor,
  customFields,
  showsCodeOnFront,
}: TemplateRow): TemplateDesign {
  return {
    name,
    layout,
    backgroundImage,
    rawImage,
    titleColor,
    contentColor,
    customFields,
    // Left out if false, so that the ids of versions from before this option stay the same.
    ...(showsCodeOnFront && { showsCodeOnFront }),
  };
}

/**
 * Computes the id of a template version: a hash of company, template id and design. Certificates with the same template
 * and design thus share a version.
 */
function computeVersionId(
  companyId: string,
  templateId: string | null,
  design: TemplateDesign,
): string {
  const texts = Object.values(createByLanguage((key) => design.customFields[key]));
  const content = { ...design, customFields: texts };
  const digest = createHash('sha256').update(JSON.stringify([companyId, templateId, content]));
  return digest.digest('base64url').slice(0, 22).replace(/^-/, 'x');
}

/**
 * Stores the template version for a new certificate. Uses the template assigned to the course, else the favourite, else
 * the built-in template. Must run in the transaction that stores the certificate.
 * @returns the id of the version
 */
export async function storeTemplateVersion(
  tx: Database,
  companyId: string,
  templateId: string | null,
): Promise<string> {
  await lockCompanyForShare(tx, companyId);
  const assignedTemplate =
    templateId === null ? undefined : await findTemplate(tx, companyId, templateId);
  const template = assignedTemplate ?? (await findFavoriteTemplate(tx, companyId));
  const design =
    template === undefined
      ? createDefaultDesign(await findPrimaryColor(tx, companyId))
      : pickDesign(template);
  const id = computeVersionId(companyId, template?.id ?? null, design);
  await tx
    .insert(templateVersions)
    .values({ ...design, id, companyId, templateId: template?.id ?? null })
    .onConflictDoNothing();
  return id;
}

async function findPrimaryColor(
  tx: Database,
  companyId: string,
): Promise<string | null | undefined> {
  const [company] = await tx
    .select({ color: companies.primaryColor })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.color;
}

export async function findTemplateVersion(
  db: Database,
  companyId: string,
  id: string,
): Promise<TemplateVersionRow | undefined> {
  const { id: versionId, companyId: owner } = templateVersions;
  const [row] = await db
    .select()
    .from(templateVersions)
    .where(and(eq(versionId, id), eq(owner, companyId)));
  return row;
}
