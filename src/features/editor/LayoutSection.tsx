import type { SectionProps } from './draft.ts';

export function LayoutSection({ template }: SectionProps) {
  return <section>{template.name}</section>;
}
