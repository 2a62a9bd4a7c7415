import { languageTags } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FaceName, TextFontName } from '../fonts/faces.ts';
import {
  type FallbackTextShape,
  type BackgroundLayer,
  landscapePageSize,
  type PageSize,
  type Scene,
  type Side,
  type TaggedElement,
} from '../scene.ts';
import { attachRecords } from './attachments.ts';
import { paintBackground } from './paintBackground.ts';
import type * as bleedFunctions from './bleed.ts';
import { buildFontProgram, writeFont } from './fontProgram.ts';
import { FontUsage, type PdfFontName, type SpacedFontName } from './FontUsage.ts';
import {
  conformanceRules,
  type ConformanceRules,
  removeIllegalCharacters,
  writeInfoDictionary,
  writeXmpMetadata,
} from './metadata.ts';
import { type Bookmark, writeBookmarks } from './outline.ts';
import { writeOutputIntent } from './outputIntent.ts';
import { formatEntries, formatGraphicsStates, type NamedResource } from './resourceEntries.ts';
import { Painter, type PainterResources } from './Painter.ts';
import { formatDocumentTitle } from './formatDocumentTitle.ts';
import { deflate } from './formats/deflate.ts';
import type { PdfForm } from './formats/glyphForms.ts';
import { SharedPdfDataCache } from './SharedPdfDataCache.ts';
import { PdfObjectWriter } from './PdfObjectWriter.ts';
import { type PdfImage, writeImage } from './pdfImages.ts';
import type { PdfCertificateInput, PdfResources, PdfStatementInput } from './pdfInput.ts';
import { TagTree } from './TagTree.ts';
import { formatNumbers, formatPdfReference, formatPdfReferences } from './syntax.ts';

/** A builder that writes certificates, and a statement if there is one, to one PDF document. */
export class PdfDocumentBuilder implements PainterResources {
  private readonly resources: PdfResources;
  private readonly level: ConformanceRules;
  private readonly isFast: boolean;
  private readonly bleed: typeof bleedFunctions | undefined;
  /** Distance of the page from the edges of the paper, points. */
  private readonly margin: number;
  private readonly file: PdfObjectWriter;
  private readonly cache: SharedPdfDataCache;
  private readonly tags: TagTree;
  private readonly fonts = new Map<PdfFontName, FontUsage>();
  private readonly images = new Map<string, NamedResource>();
  private readonly backgrounds = new Map<string, NamedResource>();
  private readonly opacities = new Map<string, number>();
  private readonly pages: number[] = [];
  private readonly pageTreeId: number;
  private readonly pageResourcesId: number;
  private readonly backgroundResourcesId: number;

  constructor(resources: PdfResources) {
    this.resources = resources;
    this.level = conformanceRules[resources.level ?? 'a3a-ua1'];
    this.isFast = resources.optimizeFor === 'speed';
    this.bleed = resources.bleed;
    this.margin = this.bleed?.sheetMargin ?? 0;
    this.file = new PdfObjectWriter(this.level.pdfVersion);
    this.cache = resources.cache ?? new SharedPdfDataCache();
    this.tags = new TagTree(this.file, this.level);
    this.pageTreeId = this.file.reserveId();
    this.pageResourcesId = this.file.reserveId();
    this.backgroundResourcesId = this.file.reserveId();
  }

  /**
   * Writes the document.
   * @param statement statement before the certificates. If there is one, it determines the document's title and date
   * @throws Error without a statement and certificates
   */
  write(certificates: readonly PdfCertificateInput[], statement?: PdfStatementInput): Uint8Array {
    const first = statement ?? certificates[0];
    if (!first) throw new Error('A document without certificates');
    const bookmarks = [
      ...(statement ? [this.addStatement(statement)] : []),
      ...certificates.map((certificate) => this.addCertificate(certificate)),
    ];
    const outline = writeBookmarks(
      this.file,
      bookmarks.length > 1 || statement ? bookmarks : (bookmarks[0]?.children ?? []),
    );
    this.writeResources();
    this.file.writeObject(
      `<</Type/Pages/Count ${this.pages.length}/Kids${formatPdfReferences(this.pages)}>>`,
      this.pageTreeId,
    );
    const properties = removeIllegalCharacters({
      title: statement?.scene.title ?? formatDocumentTitle(certificates),
      author: first.author,
      subject: first.subject,
      createdAt: first.issuedAt,
    });
    const { language } = first.scene;
    const hasRecords = certificates.length > 0;
    const catalog = this.file.writeObject(
      `<</Type/Catalog/Pages ${formatPdfReference(this.pageTreeId)}/Lang(${languageTags[language]})` +
        `/MarkInfo<</Marked true>>/StructTreeRoot ${formatPdfReference(this.tags.finish(language))}` +
        `/ViewerPreferences<</DisplayDocTitle true${!statement ? '/Duplex/DuplexFlipShortEdge' : ''}>>` +
        `/PageLayout/SinglePage/Outlines ${formatPdfReference(outline)}` +
        `/Metadata ${formatPdfReference(writeXmpMetadata(this.file, properties, this.level.getIdentification(hasRecords)))}${writeOutputIntent(this.file, this.cache)}` +
        `${hasRecords ? attachRecords(this.file, certificates, statement) : ''}>>`,
    );
    return this.file.finish(catalog, writeInfoDictionary(this.file, properties, this.level));
  }

  getFont(name: TextFontName): FontUsage {
    return getOrCreate(this.fonts, name, () => new FontUsage(name, this.readFont(name)));
  }

  private readFont(name: TextFontName) {
    const bytes = this.resources.fonts.get(name);
    if (!bytes) throw new Error(`The font ${name} is missing`);
    return this.cache.getFont(name, bytes);
  }

  getSpacedFont(name: SpacedFontName, face: FaceName): FontUsage {
    return getOrCreate(this.fonts, name, () => new FontUsage(name, this.readFont(face)));
  }

  getInvisibleFont(): FontUsage {
    const { font } = this.getFont('body');
    return getOrCreate(this.fonts, 'invisible', () => new FontUsage('invisible', font));
  }

  getImageName(url: string): string | undefined {
    const image = this.resources.images.get(url);
    return image && this.getResourceName(url, () => this.writeImage(image));
  }

  getFallbackTextName(shape: FallbackTextShape): string {
    const { role, size, fill, text } = shape;
    return this.getResourceName(`fallback text ${role} ${size} ${fill} ${text}`, () =>
      this.writeImage({ kind: 'pixels', ...this.resources.drawFallbackText(shape) }),
    );
  }

  getFormName(key: string, { entries, build }: PdfForm): string {
    return this.getResourceName(key, () =>
      this.file.writeDeflatedStream(entries, this.cache.getStream(key, build)),
    );
  }

  getOpacityName(value: number): string {
    const name = `O${Math.round(value * 1000)}`;
    this.opacities.set(name, value);
    return name;
  }

  private readonly writeImage = (image: PdfImage): number =>
    writeImage(this.file, image, (pixels) => this.cache.getDeflatedPixels(pixels));

  private getResourceName(key: string, write: () => number): string {
    return getOrCreate(this.images, key, () => ({ name: `P${this.images.size}`, id: write() }))
      .name;
  }

  private addCertificate({ scene }: PdfCertificateInput): Bookmark {
    const children = this.addPart(scene, [scene.front, scene.back], 'sides');
    return { page: 0, ...children[0], title: scene.title, children };
  }

  private addStatement({ scene }: PdfStatementInput): Bookmark {
    return { page: 0, ...this.addPart(scene, scene.pages, 'flow')[0], title: scene.title };
  }

  /** Writes the pages of a certificate or statement. @returns a bookmark for each page */
  private addPart(
    { title, language }: Pick<Scene, 'title' | 'language'>,
    sides: readonly Side[],
    kind: 'sides' | 'flow',
  ): Bookmark[] {
    const ids = sides.map(() => this.file.reserveId());
    const pages = sides.map((side, index) => {
      const { size = landscapePageSize, label } = side;
      const { height } = size;
      const page = { id: ids[index] ?? 0, size, height, margin: this.margin, title: label };
      return { ...page, ...this.paintPage(side) };
    });
    const tags = this.tags.addPart(title, language, pages, kind);
    this.pages.push(...ids);
    return pages.map(({ id, size, contents, title: label }, index) => {
      const { structParents = 0, firstElement, annotations = [] } = tags[index] ?? {};
      this.file.writeObject(
        `<</Type/Page/Parent ${formatPdfReference(this.pageTreeId)}${this.bleed?.formatPageBoxes(size) ?? `/MediaBox[${formatPageBox(size)}]`}` +
          `/Contents ${formatPdfReference(contents)}/Resources ${formatPdfReference(this.pageResourcesId)}` +
          `/StructParents ${structParents}/Tabs/S` +
          `${annotations.length > 0 ? `/Annots${formatPdfReferences(annotations)}` : ''}>>`,
        id,
      );
      return { title: label, page: id, structElement: firstElement };
    });
  }

  private paintPage({ size = landscapePageSize, background, shapes }: Side) {
    const painter = new Painter(this);
    const cropMarks = this.bleed?.formatCropMarks(size) ?? '';
    painter.write(`1 0 0 -1 ${formatNumbers(this.margin, size.height + this.margin)} cm\n`);
    painter.write(
      `/Artifact BMC\n${cropMarks}/${this.getBackgroundName(background, size)} Do\nEMC\n`,
    );
    const marks: TaggedElement[] = [];
    painter.paintMarkedContent(shapes, (block) => marks.push(block) - 1);
    const contents = deflate(painter.bytes, this.isFast ? 1 : 6);
    return { contents: this.file.writeDeflatedStream('', contents), marks };
  }

  /** Returns the resource name of a background layer. The PDF contains the layer once, even if many pages use it. */
  private getBackgroundName({ key, shapes }: BackgroundLayer, size: PageSize): string {
    return getOrCreate(this.backgrounds, key, () => {
      // Register the images and opacities first: a cached stream is not drawn again.
      const imageNames = shapes.map((shape) =>
        shape.kind === 'image' ? (this.getImageName(shape.url) ?? '') : '',
      );
      for (const shape of shapes)
        if (shape.kind === 'path' && shape.opacity !== undefined)
          this.getOpacityName(shape.opacity);
      const content = this.cache.getStream(
        `${this.bleed !== undefined} ${key}|${imageNames.join('')}`,
        () => paintBackground(shapes, size, this, this.bleed),
      );
      const id = this.file.writeDeflatedStream(
        `/Type/XObject/Subtype/Form/BBox[${this.bleed?.formatBackgroundBox(size) ?? formatPageBox(size)}]` +
          `/Resources ${formatPdfReference(this.backgroundResourcesId)}`,
        content,
      );
      return { name: `G${this.backgrounds.size}`, id };
    }).name;
  }

  private writeResources(): void {
    const fonts = [...this.fonts].map(([name, usage]) => {
      const program = this.isFast ? this.cache.getSharedProgram(usage) : buildFontProgram(usage);
      return `/${name} ${formatPdfReference(writeFont(this.file, program))}`;
    });
    const graphicsStates = formatGraphicsStates(this.opacities);
    const imageEntries = formatEntries(this.images);
    this.file.writeObject(
      `<</XObject<<${imageEntries}>>${graphicsStates}>>`,
      this.backgroundResourcesId,
    );
    this.file.writeObject(
      `<</Font<<${fonts.join('')}>>/XObject<<${imageEntries}${formatEntries(this.backgrounds)}>>${graphicsStates}>>`,
      this.pageResourcesId,
    );
  }
}

const formatPageBox = ({ width, height }: PageSize): string => formatNumbers(0, 0, width, height);
