import type { AreaTexts, CertificateTemplate } from '#model/template.ts';

const sameTexts = (some: AreaTexts, others: AreaTexts) =>
  some.every((text, index) => text === others[index]);

/** Whether two templates say the same. Compares pictures by what stands for them, without reading them. */
export function sameTemplate(one: CertificateTemplate, other: CertificateTemplate): boolean {
  return (
    one.name === other.name &&
    one.layout === other.layout &&
    one.backgroundImage === other.backgroundImage &&
    one.rawImage === other.rawImage &&
    JSON.stringify(one.unread) === JSON.stringify(other.unread) &&
    sameColor(one.colors.title, other.colors.title) &&
    sameColor(one.colors.content, other.colors.content) &&
    sameTexts(one.customFields.ptBr, other.customFields.ptBr) &&
    sameTexts(one.customFields.enUs, other.customFields.enUs) &&
    sameTexts(one.customFields.esEs, other.customFields.esEs)
  );
}

const sameColor = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
