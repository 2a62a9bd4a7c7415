import { languageTags } from '#model/language.ts';
import { remembered } from '#model/remembered.ts';
import type { FaceName } from '../fonts/faces.ts';
import {
  type ForeignShape,
  type Ground,
  page,
  type PaperSize,
  type Scene,
  type Side,
  type SpokenBlock,
} from '../scene.ts';
import { attachRecords } from './attachments.ts';
import { fontProgram, FontUse, writeFont } from './fontProgram.ts';
import {
  levels,
  type LevelRules,
  writableFacts,
  writeInformation,
  writeMetadata,
} from './metadata.ts';
import { type Bookmark, writeOutline } from './outline.ts';
import { Painter, type Supply } from './painter.ts';
import { type Deflated, deflate } from './formats/deflate.ts';
import { PdfCache } from './PdfCache.ts';
import { PdfFile } from './PdfFile.ts';
import { type PdfPicture, writePicture } from './pictures.ts';
import type { PdfCertificate, PdfResources, PdfStatement } from './scenePdf.ts';
import { srgbProfile } from './formats/srgbProfile.ts';
import { type TaggedPage, TagTree } from './structure.ts';
import { number, numbers, reference, references } from './syntax.ts';

/** Something drawn more than once: its resource name and object. */
interface Drawing {
  name: string;
  id: number;
}

/** One document while it is written. */
export class CertificatesPdf implements Supply {
  private readonly resources: PdfResources;
  private readonly level: LevelRules;
  private readonly isQuick: boolean;
  private readonly file: PdfFile;
  private readonly cache: PdfCache;
  private readonly tags: TagTree;
  private readonly fonts = new Map<FaceName, FontUse>();
  private readonly pictures = new Map<string, Drawing>();
  private readonly grounds = new Map<string, Drawing>();
  private readonly opacities = new Map<string, number>();
  private readonly pages: number[] = [];
  private readonly pageTree: number;
  private readonly pageResources: number;
  private readonly groundResources: number;

  constructor(resources: PdfResources) {
    this.resources = resources;
    this.level = levels[resources.level ?? 'a3a-ua1'];
    this.isQuick = resources.favor === 'speed';
    this.file = new PdfFile(this.level.version);
    this.cache = resources.cache ?? new PdfCache();
    this.tags = new TagTree(this.file, this.level);
    this.pageTree = this.file.reserve();
    this.pageResources = this.file.reserve();
    this.groundResources = this.file.reserve();
  }

  /** @param statement comes first, and is what the document is then called and dated by */
  write(certificates: readonly PdfCertificate[], statement?: PdfStatement): Uint8Array {
    const first = statement ?? certificates[0];
    if (!first) throw new Error('A document without certificates');
    const bookmarks = [
      ...(statement ? [this.statement(statement)] : []),
      ...certificates.map((certificate) => this.certificate(certificate)),
    ];
    const outline = writeOutline(
      this.file,
      bookmarks.length > 1 || statement ? bookmarks : (bookmarks[0]?.children ?? []),
    );
    this.writeResources();
    this.file.object(
      `<</Type/Pages/Count ${this.pages.length}/Kids${references(this.pages)}>>`,
      this.pageTree,
    );
    const facts = writableFacts({
      title: this.resources.title ?? first.scene.title,
      author: first.author,
      subject: first.subject,
      creator: this.resources.creator,
      createdAt: first.issuedAt,
    });
    const { language } = first.scene;
    const hasRecords = !this.level.isPlain && certificates.length > 0;
    const catalog = this.file.object(
      `<</Type/Catalog/Pages ${reference(this.pageTree)}/Lang(${languageTags[language]})` +
        `/MarkInfo<</Marked true>>/StructTreeRoot ${reference(this.tags.finish(language))}` +
        `/ViewerPreferences<</DisplayDocTitle true${!this.level.isPlain && !statement ? '/Duplex/DuplexFlipShortEdge' : ''}>>` +
        `/PageLayout/SinglePage/Outlines ${reference(outline)}` +
        `/Metadata ${reference(writeMetadata(this.file, facts, this.level.claims(hasRecords)))}${this.outputIntent()}` +
        `${hasRecords ? attachRecords(this.file, certificates) : ''}>>`,
    );
    return this.file.finish(catalog, writeInformation(this.file, facts, this.level));
  }

  font(name: FaceName): FontUse {
    return remembered(this.fonts, name, () => {
      const bytes = this.resources.fonts.get(name);
      if (!bytes) throw new Error(`The font ${name} is missing`);
      return new FontUse(name, this.cache.font(name, bytes));
    });
  }

  picture(url: string): string | undefined {
    const picture = this.resources.pictures.get(url);
    if (!picture) return undefined;
    return this.drawing(url, () => this.drawn(picture));
  }

  foreign(shape: ForeignShape): string {
    const { role, size, fill, text } = shape;
    return this.drawing(`foreign ${role} ${size} ${fill} ${text}`, () =>
      this.drawn({ kind: 'pixels', ...this.resources.foreign(shape) }),
    );
  }

  outline(face: FaceName, character: string): string | undefined {
    const { entries, drawn } = this.cache.outline(this.font(face).font, character);
    const write = (outline: Deflated) => this.file.deflated(entries, outline);
    return drawn && this.drawing(`outline ${face} ${character}`, () => write(drawn));
  }

  opacity(value: number): string {
    const name = `O${Math.round(value * 1000)}`;
    this.opacities.set(name, this.level.isPlain ? 1 : value);
    return name;
  }

  private drawn(picture: PdfPicture): number {
    return writePicture(this.file, picture, (pixels) => this.cache.pixels(pixels));
  }

  private drawing(key: string, write: () => number): string {
    const { pictures } = this;
    return remembered(pictures, key, () => ({ name: `P${pictures.size}`, id: write() })).name;
  }

  private certificate({ scene }: PdfCertificate): Bookmark {
    const children = this.part(scene, [scene.front, scene.back], 'sides');
    return { page: 0, ...children[0], title: scene.title, children };
  }

  private statement({ scene }: PdfStatement): Bookmark {
    const [first] = this.part(scene, scene.pages, 'flow');
    return { page: 0, ...first, title: scene.title };
  }

  /** @returns a bookmark of each page */
  private part(
    { title, language }: Pick<Scene, 'title' | 'language'>,
    sides: readonly Side[],
    kind: 'sides' | 'flow',
  ): Bookmark[] {
    const ids = sides.map(() => this.file.reserve());
    const painted = sides.map((side) => this.paint(side));
    const tagged = sides.map(({ label, size = page }, index): TaggedPage => ({
      page: ids[index] ?? 0,
      height: size.height,
      marks: painted[index]?.marks ?? [],
      title: label,
    }));
    const tags = this.tags.add(title, language, tagged, kind);
    this.pages.push(...ids);
    return sides.map(({ label, size = page }, index) => {
      const { structParents = 0, element, annotations = [] } = tags[index] ?? {};
      const contents = painted[index]?.contents ?? 0;
      this.file.object(
        `<</Type/Page/Parent ${reference(this.pageTree)}/MediaBox[0 0 ${numbers(size.width, size.height)}]` +
          `/Contents ${reference(contents)}/Resources ${reference(this.pageResources)}` +
          `/StructParents ${structParents}/Tabs/S` +
          `${annotations.length > 0 ? `/Annots${references(annotations)}` : ''}>>`,
        ids[index],
      );
      return { title: label, page: ids[index] ?? 0, element };
    });
  }

  private paint({ size = page, ground, shapes }: Side): { contents: number; marks: SpokenBlock[] } {
    const painter = new Painter(this);
    painter.write(`1 0 0 -1 0 ${number(size.height)} cm\n/Artifact BMC\n`);
    painter.write(`/${this.ground(ground, size)} Do\nEMC\n`);
    const marks: SpokenBlock[] = [];
    painter.marked(shapes, (block) => marks.push(block) - 1);
    const contents = deflate(painter.bytes, this.isQuick ? 1 : 6);
    return { contents: this.file.deflated('', contents), marks };
  }

  /** What lies below the text, drawn once for all pages that have the same. */
  private ground({ key, shapes }: Ground, size: PaperSize): string {
    return remembered(this.grounds, key, () => {
      // Named before it is painted, since painting may be left out.
      const pictures = shapes.map((shape) =>
        shape.kind === 'image' ? (this.picture(shape.url) ?? '') : '',
      );
      for (const shape of shapes)
        if (shape.kind === 'path' && shape.opacity !== undefined) this.opacity(shape.opacity);
      const painted = this.cache.stream(`${key}|${pictures.join('')}`, () => {
        const painter = new Painter(this);
        painter.ground(shapes);
        return painter.bytes;
      });
      const id = this.file.deflated(
        `/Type/XObject/Subtype/Form/BBox[0 0 ${numbers(size.width, size.height)}]` +
          `/Resources ${reference(this.groundResources)}`,
        painted,
      );
      return { name: `G${this.grounds.size}`, id };
    }).name;
  }

  private writeResources(): void {
    const fonts = [...this.fonts].map(([name, use]) => {
      const latin = this.isQuick ? this.cache.latin(name, use.font) : undefined;
      const program = latin && use.isWithin(latin.use) ? latin.program : fontProgram(use);
      const id = writeFont(this.file, program, { hasGlyphList: this.level.isPlain });
      return `/${name} ${reference(id)}`;
    });
    const named = (drawings: ReadonlyMap<string, Drawing>) =>
      [...drawings.values()].map(({ name, id }) => `/${name} ${reference(id)}`).join('');
    const states = [...this.opacities]
      .map(([name, value]) => `/${name}<</ca ${number(value)}/CA ${number(value)}>>`)
      .join('');
    const shared = `/ExtGState<<${states}>>`;
    const pictures = named(this.pictures);
    this.file.object(`<</XObject<<${pictures}>>${shared}>>`, this.groundResources);
    this.file.object(
      `<</Font<<${fonts.join('')}>>/XObject<<${pictures}${named(this.grounds)}>>${shared}>>`,
      this.pageResources,
    );
  }

  private outputIntent(): string {
    const profile = this.file.deflated('/N 3', this.cache.stream('profile', srgbProfile));
    return (
      '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)' +
      `/Info(sRGB IEC61966-2.1)/DestOutputProfile ${reference(profile)}>>]`
    );
  }
}
