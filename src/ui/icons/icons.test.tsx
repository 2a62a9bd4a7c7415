import {
  BookOpen,
  Copy,
  Download,
  Eye,
  LoaderCircle,
  type LucideIcon,
  Printer,
  Recycle,
  Route,
} from 'lucide-react';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentIconName } from './documentIcon.ts';
import type { IconName } from './icon.ts';

const icons: Readonly<Record<IconName | DocumentIconName, LucideIcon>> = {
  bookOpen: BookOpen,
  copy: Copy,
  download: Download,
  eye: Eye,
  loaderCircle: LoaderCircle,
  printer: Printer,
  recycle: Recycle,
  route: Route,
};

const css = ['icons', 'documentIcons']
  .map((name) => readFileSync(`src/ui/icons/${name}.module.css`, 'utf8'))
  .join('\n');
const [, stroke = ''] =
  /--icon-stroke: ([\d.]+);/.exec(readFileSync('src/ui/styles/tokens.css', 'utf8')) ?? [];

const getMaskImage = (name: string) =>
  new RegExp(`\\.${name}::before {[^}]*url\\("data:image/svg\\+xml,([^"]+)"\\)`).exec(css)?.[1] ??
  '';

interface SvgElement {
  tag: string;
  attributes: Record<string, string>;
}

/** Parses the elements of SVG markup. */
const parseElements = (markup: string): SvgElement[] =>
  Array.from(markup.matchAll(/<(\w+) ([^>]*?)\/?>/g), ([, tag = '', attributes = '']) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)=["']([^"']*)["']/g), ([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  }));

test.each(Object.entries(icons))(
  'mask of %s has the same shapes as the Lucide icon',
  (name, Icon) => {
    const [mask, ...parts] = parseElements(decodeURIComponent(getMaskImage(name)));
    const [svg, ...expected] = parseElements(renderToStaticMarkup(<Icon />));
    expect(parts).toEqual(expected);
    for (const attribute of ['fill', 'viewBox', 'stroke-linecap', 'stroke-linejoin'])
      expect(mask?.attributes[attribute]).toBe(svg?.attributes[attribute]);
    expect(mask?.attributes['stroke-width']).toBe(stroke);
  },
);
