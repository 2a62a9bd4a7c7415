import {
  BookOpen,
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
import type { IconName } from './icon.ts';

const icons: Readonly<Record<IconName, LucideIcon>> = {
  bookOpen: BookOpen,
  download: Download,
  eye: Eye,
  loaderCircle: LoaderCircle,
  printer: Printer,
  recycle: Recycle,
  route: Route,
};

const css = readFileSync('src/ui/icons/icons.module.css', 'utf8');
const [, stroke = ''] =
  /--icon-stroke: ([\d.]+);/.exec(readFileSync('src/ui/styles/tokens.css', 'utf8')) ?? [];

const imageOf = (name: string) =>
  new RegExp(`\\.${name}::before {[^}]*url\\("data:image/svg\\+xml,([^"]+)"\\)`).exec(css)?.[1] ??
  '';

interface Part {
  tag: string;
  attributes: Record<string, string>;
}

/** The elements of a drawing. */
const partsOf = (markup: string): Part[] =>
  Array.from(markup.matchAll(/<(\w+) ([^>]*?)\/?>/g), ([, tag = '', attributes = '']) => ({
    tag,
    attributes: Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)=["']([^"']*)["']/g), ([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  }));

test.each(Object.entries(icons))('%s is drawn as elsewhere', (name, Icon) => {
  const [mask, ...parts] = partsOf(decodeURIComponent(imageOf(name)));
  const [svg, ...expected] = partsOf(renderToStaticMarkup(<Icon />));
  expect(parts).toEqual(expected);
  for (const attribute of ['fill', 'viewBox', 'stroke-linecap', 'stroke-linejoin'])
    expect(mask?.attributes[attribute]).toBe(svg?.attributes[attribute]);
  expect(mask?.attributes['stroke-width']).toBe(stroke);
});
