import { and, eq, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { randomId } from '../randomId.ts';
import { certificateTemplates, companyBrands, images, templateVersions } from '../schema.ts';
import { lockCompany } from './companyLock.ts';

const PATH = '/media/images/';

/** The path under which an image is served. */
export const imagePath = (id: string): string => `${PATH}${id}`;

export async function findImage(db: Database, id: string) {
  const [row] = await db.select().from(images).where(eq(images.id, id));
  return row;
}

/** Stores an image of a company under a random name. @returns its path */
export async function storeImage(
  db: Database,
  companyId: string,
  image: { mediaType: string; bytes: Uint8Array },
): Promise<string> {
  const id = randomId();
  await db.insert(images).values({ id, companyId, ...image });
  return imagePath(id);
}

/** Whether a path is that of an image of this company. */
export async function isImageOf(db: Database, companyId: string, path: string): Promise<boolean> {
  if (!path.startsWith(PATH)) return false;
  const [row] = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, path.slice(PATH.length)), eq(images.companyId, companyId)));
  return row !== undefined;
}

/** Deletes an image that no template of its company refers to any more, no brand, and nothing that was issued with one. */
export async function removeUnusedImage(db: Database, path: string): Promise<void> {
  if (!path.startsWith(PATH)) return;
  const image = await findImageOwner(db, path.slice(PATH.length));
  if (image === undefined) return;
  await db.transaction(async (tx) => {
    // What is stored meanwhile with this image is seen, and what comes after finds no image.
    await lockCompany(tx, image.companyId);
    const unusedBy = (table: typeof certificateTemplates | typeof templateVersions) => {
      const { id, companyId, backgroundImage, rawImage } = table;
      const isOf = eq(companyId, image.companyId);
      const uses = or(eq(backgroundImage, path), eq(rawImage, path));
      return notExists(tx.select({ id }).from(table).where(and(isOf, uses)));
    };
    await tx
      .delete(images)
      .where(
        and(
          eq(images.id, image.id),
          unusedBy(certificateTemplates),
          unusedBy(templateVersions),
          notExists(brandsWith(tx, image.companyId, path)),
        ),
      );
  });
}

/** Brands of a company that show a picture. */
function brandsWith(tx: Database, companyId: string, path: string) {
  const { id, logo, signatures, companyId: owner } = companyBrands;
  const isSigned = sql`${signatures} @> ${JSON.stringify([{ image: path }])}::jsonb`;
  return tx
    .select({ id })
    .from(companyBrands)
    .where(and(eq(owner, companyId), or(eq(logo, path), isSigned)));
}

async function findImageOwner(db: Database, id: string) {
  const [row] = await db
    .select({ id: images.id, companyId: images.companyId })
    .from(images)
    .where(eq(images.id, id));
  return row;
}
