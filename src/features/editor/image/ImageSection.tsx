import type { SectionProps } from '../draft.ts';

export function ImageSection({ template }: SectionProps) {
  return <section>{template.name}</section>;
}
