import type { Shape, TaggedElement } from './scene.ts';

/** Returns the structure element (heading, paragraph, figure) to which a shape belongs. Decoration belongs to none. */
export const getTaggedBlock = ({ block }: Shape): TaggedElement | undefined =>
  block?.role === 'Artifact' ? undefined : block;

/** Adjacent shapes that belong to the same object. */
interface ShapeGroup<Owner> {
  owner: Owner | undefined;
  members: Shape[];
}

/**
 * Groups adjacent shapes that belong to the same object, such as a structure element. Adjacent shapes without an owner
 * are a group, too.
 * @param getOwner returns the object to which a shape belongs
 */
export function groupAdjacentShapes<Owner extends object>(
  shapes: readonly Shape[],
  getOwner: (shape: Shape) => Owner | undefined,
): ShapeGroup<Owner>[] {
  const groups: ShapeGroup<Owner>[] = [];
  for (const shape of shapes) {
    const owner = getOwner(shape);
    const last = groups.at(-1);
    if (last && last.owner === owner) last.members.push(shape);
    else groups.push({ owner, members: [shape] });
  }
  return groups;
}
