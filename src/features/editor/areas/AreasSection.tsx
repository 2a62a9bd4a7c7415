import type { SectionProps } from '../draft.ts';

export function AreasSection({ template }: SectionProps) {
  return <section>{template.name}</section>;
}
