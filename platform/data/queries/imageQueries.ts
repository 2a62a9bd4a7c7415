import { and, eq, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { createRandomId } from '../randomId.ts';
import { certificateTemplates, companyBrands, images, templateVersions } from '../schema.ts';
import { lockCompanyForUpdate } from './companyLock.ts';

const PATH_PREFIX = '/media/images/';

/** Converts the id of an image to the path at which the server serves the image. */
export const toImagePath = (id: string): string => `${PATH_PREFIX}${id}`;

export async function findImage(db: Database, id: string) {
  const [row] = await db.select().from(images).where(eq(images.id, id));
  return row;
}

/** Stores an image of a company under a random name. @returns the path of the image */
export async function storeImage(
  db: Database,
  companyId: string,
  image: { mediaType: string; bytes: Uint8Array },
): Promise<string> {
  const id = createRandomId();
  await db.insert(images).values({ id, companyId, ...image });
  return toImagePath(id);
}

/** Returns whether a path is the path of one of the company's images. */
export async function isCompanyImage(
  db: Database,
  companyId: string,
  path: string,
): Promise<boolean> {
  if (!path.startsWith(PATH_PREFIX)) return false;
  const [row] = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, path.slice(PATH_PREFIX.length)), eq(images.companyId, companyId)));
  return row !== undefined;
}

/** Deletes an image, unless a template, template version or brand of the company uses it. */
export async function removeUnusedImage(db: Database, path: string): Promise<void> {
  if (!path.startsWith(PATH_PREFIX)) return;
  const image = await findImageOwner(db, path.slice(PATH_PREFIX.length));
  if (image === undefined) return;
  await db.transaction(async (tx) => {
    // Under the lock, a template stored before counts as a use, and one stored later finds no image.
    await lockCompanyForUpdate(tx, image.companyId);
    const isUnusedIn = (table: typeof certificateTemplates | typeof templateVersions) => {
      const { id, companyId, backgroundImage, rawImage } = table;
      const isSameCompany = eq(companyId, image.companyId);
      const showsImage = or(eq(backgroundImage, path), eq(rawImage, path));
      return notExists(tx.select({ id }).from(table).where(and(isSameCompany, showsImage)));
    };
    await tx
      .delete(images)
      .where(
        and(
          eq(images.id, image.id),
          isUnusedIn(certificateTemplates),
          isUnusedIn(templateVersions),
          notExists(selectBrandsWithImage(tx, image.companyId, path)),
        ),
      );
  });
}

/** Selects the brands of a company that use an image. */
function selectBrandsWithImage(tx: Database, companyId: string, path: string) {
  const { id, logo, signatures, companyId: owner } = companyBrands;
  const hasSignatureImage = sql`${signatures} @> ${JSON.stringify([{ image: path }])}::jsonb`;
  return tx
    .select({ id })
    .from(companyBrands)
    .where(and(eq(owner, companyId), or(eq(logo, path), hasSignatureImage)));
}

async function findImageOwner(db: Database, id: string) {
  const [row] = await db
    .select({ id: images.id, companyId: images.companyId })
    .from(images)
    .where(eq(images.id, id));
  return row;
}
