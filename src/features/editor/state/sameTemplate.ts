import { languages } from '#model/language.ts';
import { samePoint } from '#model/template/focalPoint.ts';
import { areasOf, type AreaTexts, type CertificateTemplate } from '#model/template/template.ts';

const sameTexts = (some: AreaTexts, others: AreaTexts) =>
  some.every((text, index) => text === others[index]);

/** Whether two templates say the same. Compares pictures by what stands for them, without reading them. */
export function sameTemplate(one: CertificateTemplate, other: CertificateTemplate): boolean {
  return (
    one.name === other.name &&
    one.layout === other.layout &&
    one.backgroundImage === other.backgroundImage &&
    one.rawImage === other.rawImage &&
    samePoint(one.focalPoint, other.focalPoint) &&
    JSON.stringify(one.unread) === JSON.stringify(other.unread) &&
    sameColor(one.colors.title, other.colors.title) &&
    sameColor(one.colors.content, other.colors.content) &&
    languages.every((language) => sameTexts(areasOf(one, language), areasOf(other, language)))
  );
}

const sameColor = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
