/**
 * Shapes very long texts and prints what became of them. It runs outside of Jest, which cannot load HarfBuzz.
 */
import { ShapingFont } from '#rendering/shaping/ShapingFont.ts';
import { readFontFile } from './fonts.ts';

const length = 150_000;

const armenian = new ShapingFont('Armn', 'Armn', readFontFile('Armn'));
const [letter, letters] = ['Ա', 'Ա'.repeat(length)].map((text) => armenian.shape(text, false));
const thai = new ShapingFont('Thai', 'Thai', readFontFile('Thai'));
const letterWithMarks = thai.shape(`ก${'\u0e34'.repeat(length)}`, false);

console.log(
  JSON.stringify({
    letter: { cluster: letter?.clusters[0], top: letter?.top, bottom: letter?.bottom },
    letters: { cluster: letters?.clusters.at(-1), top: letters?.top, bottom: letters?.bottom },
    clusterCount: letters?.clusters.length,
    markedLength: letterWithMarks.clusters.reduce((sum, { text }) => sum + text.length, 0),
  }),
);
