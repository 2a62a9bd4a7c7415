import { and, eq, notExists, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { randomId } from '../randomId.ts';
import { certificateTemplates, images } from '../schema.ts';
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

/** Deletes an image that no template of its company refers to any more. */
export async function removeUnusedImage(db: Database, path: string): Promise<void> {
  if (!path.startsWith(PATH)) return;
  const image = await findImageOwner(db, path.slice(PATH.length));
  if (image === undefined) return;
  const { backgroundImage, rawImage } = certificateTemplates;
  await db.transaction(async (tx) => {
    // What is stored meanwhile with this image is seen, and what comes after finds no image.
    await lockCompany(tx, image.companyId);
    const uses = tx
      .select({ id: certificateTemplates.id })
      .from(certificateTemplates)
      .where(or(eq(backgroundImage, path), eq(rawImage, path)));
    await tx.delete(images).where(and(eq(images.id, image.id), notExists(uses)));
  });
}

async function findImageOwner(db: Database, id: string) {
  const [row] = await db
    .select({ id: images.id, companyId: images.companyId })
    .from(images)
    .where(eq(images.id, id));
  return row;
}
