import type { CertificateTemplate } from '#model/template/template.ts';
import type { Services } from '#api/services.ts';
import type { Slot } from '#api/sessionMemory.ts';

const draft: Slot<CertificateTemplate> = {};

/** Keeps the template that is being edited, for the preview to show. */
export function keepOpenDraft({ memory }: Services, template: CertificateTemplate): void {
  memory.keep(draft, template);
}

/** The template that is being edited in this tab (docs/behaviour.md, What a preview shows). */
export function openDraft({ memory }: Services): CertificateTemplate | undefined {
  return memory.read(draft);
}

/** Nothing is being edited any more. */
export function forgetOpenDraft({ memory }: Services): void {
  memory.take(draft);
}
