import { languages } from '#domain/language.ts';
import { isSameFocalPoint } from '#domain/template/focalPoint.ts';
import {
  getAreaTexts,
  type AreaTexts,
  type CertificateTemplate,
} from '#domain/template/template.ts';

const areTextsEqual = (a: AreaTexts, b: AreaTexts) => a.every((text, index) => text === b[index]);

/** Returns whether two templates have the same content. Images are compared by URL. */
export function isSameTemplate(a: CertificateTemplate, b: CertificateTemplate): boolean {
  return (
    a.name === b.name &&
    a.layout === b.layout &&
    a.backgroundImage === b.backgroundImage &&
    a.rawImage === b.rawImage &&
    isSameFocalPoint(a.focalPoint, b.focalPoint) &&
    (a.showsCodeOnFront ?? false) === (b.showsCodeOnFront ?? false) &&
    JSON.stringify(a.unread) === JSON.stringify(b.unread) &&
    isSameColor(a.colors.title, b.colors.title) &&
    isSameColor(a.colors.content, b.colors.content) &&
    languages.every((language) =>
      areTextsEqual(getAreaTexts(a, language), getAreaTexts(b, language)),
    )
  );
}

const isSameColor = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
