import type { SectionProps } from '../draft.ts';

export function ColorsSection({ template }: SectionProps) {
  return <section>{template.name}</section>;
}
