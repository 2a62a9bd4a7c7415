import { Document, Font, Image, Page, Path, pdf, Svg, Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';

const size = [841.89, 595.276];
const fullPage = { position: 'absolute', top: 0, left: 0, width: size[0], height: size[1] };

export function prepare({ backgroundUrl, fontUrls, sides }) {
  for (const [family, src] of Object.entries(fontUrls)) Font.register({ family, src });
  const pages = sides.map(({ paths, texts }, page) =>
    h(
      Page,
      { key: page, size },
      h(Image, { src: backgroundUrl, style: fullPage }),
      h(
        Svg,
        { style: fullPage, viewBox: `0 0 ${size.join(' ')}` },
        paths.map(({ d, fill = 'none', stroke, strokeWidth, opacity }, index) =>
          h(Path, { key: index, d, fill, stroke, strokeWidth, opacity }),
        ),
      ),
      texts.map(({ text, face, size: fontSize, fill, x, y }, index) => {
        const style = { position: 'absolute', left: x, top: y - fontSize, color: fill };
        return h(Text, { key: index, style: { ...style, fontFamily: face, fontSize } }, text);
      }),
    ),
  );
  return () => pdf(h(Document, null, pages)).toBlob();
}
