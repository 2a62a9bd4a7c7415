import type { Shape, TaggedElement } from '../scene.ts';

/** Adjacent shapes that belong to the same structure element (heading, paragraph, figure), or adjacent decoration. */
interface ShapeGroup {
  /** Structure element that the shapes belong to. Undefined for decoration. */
  block: TaggedElement | undefined;
  members: Shape[];
}

/** Groups adjacent shapes that belong to the same structure element (heading, paragraph, figure). */
export function groupShapesByStructureBlock(shapes: readonly Shape[]): ShapeGroup[] {
  const groups: ShapeGroup[] = [];
  for (const shape of shapes) {
    const block = shape.block?.role === 'Artifact' ? undefined : shape.block;
    const last = groups.at(-1);
    if (last && last.block === block) last.members.push(shape);
    else groups.push({ block, members: [shape] });
  }
  return groups;
}
