import {
  AmbiguousPdfError,
  isDictionary,
  PdfName,
  PdfString,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { readOperations } from '../structure/readOperations.ts';
import { checkUnitArea, computeUnitArea, type ContentKind, ContentState } from './ContentState.ts';
import { countComponents } from './inspectColors.ts';
import { type Inspection, toArray, toDictionary } from './Inspection.ts';

/** Number of operands of each operator of content streams (ISO 32000-2, Annex A), undefined if it varies. */
const operandCounts: ReadonlyMap<string, number | undefined> = new Map([
  ...listOperators(0, 'q Q h S s f F f* B B* b b* n W W* BT ET T* EMC'),
  ...listOperators(1, "w J j M ri i gs Tc Tw Tz TL Tr Ts Tj TJ ' CS cs G g sh Do MP BMC"),
  ...listOperators(2, 'd m l Tf Td TD d0 DP BDC'),
  ...listOperators(3, 'RG rg "'),
  ...listOperators(4, 'v y re'),
  ...listOperators(6, 'cm c Tm d1'),
  ...listOperators(undefined, 'SC SCN sc scn'),
]);

function listOperators(count: number | undefined, operators: string) {
  return operators.split(' ').map((operator) => [operator, count] as const);
}

/** Category of resources in which the operand of an operator is a name. */
const resourceCategories: ReadonlyMap<string, string> = new Map([
  ['gs', 'ExtGState'],
  ['Do', 'XObject'],
  ['sh', 'Shading'],
  ['Tf', 'Font'],
]);

/**
 * Inspects a content stream. Programs that show PDFs each have their own way with unknown operators, missing operands and
 * missing resources, so these are not accepted.
 * @param kind what the stream belongs to
 * @throws AmbiguousPdfError if the stream breaks the rules of the format
 */
export async function inspectContent(
  inspection: Inspection,
  kind: ContentKind,
  bytes: Uint8Array,
  resources: PdfDictionary,
): Promise<void> {
  const state = new ContentState(kind);
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === undefined) throw new AmbiguousPdfError('A content stream is incomplete.');
    const count = operandCounts.get(operator);
    if (!operandCounts.has(operator) || (count !== undefined && count !== operands.length)) {
      if (!['K', 'k', 'BI'].includes(operator))
        throw new AmbiguousPdfError(`Unexpected operator “${operator.slice(0, 20)}”.`);
      inspection.addFinding('unusual', operator);
      // The data of an inline image are not tokens.
      if (operator === 'BI') return;
    }
    checkOperands(operator, operands);
    state.apply(operator);
    await inspectOperands(inspection, operator, operands, { resources, state });
  }
  state.end();
}

/** Operators whose operands are numbers. */
const numericOperators = new Set(
  'w J j M i Tc Tw Tz TL Tr Ts G g m l Td TD d0 RG rg v y re cm c Tm d1'.split(' '),
);
/** Operators whose last operand is a text. */
const textOperators = new Set(["'", '"', 'Tj']);
/** Maximum length of a text. Some programs cut off longer ones. */
const maxTextLength = 32_767;
/** Largest coordinate that all programs draw. */
const maxCoordinate = 10_000_000;

const isText = (value: PdfValue | undefined) =>
  value instanceof PdfString && value.bytes.length <= maxTextLength;
const isTextOrNumber = (value: PdfValue) => isText(value) || typeof value === 'number';
const isCoordinate = (value: PdfValue) =>
  typeof value === 'number' && Math.abs(value) <= maxCoordinate;

/** Returns whether operands are a pattern of dashes that all programs draw, and none takes hours for. */
function isDash([lengths, start]: readonly PdfValue[]): boolean {
  const numbers = toArray(lengths ?? null).map(Number);
  const isPlain = numbers.length === 0 || numbers.some((length) => length >= minDash);
  return (
    isPlain &&
    Array.isArray(lengths) &&
    numbers.every((length) => length >= 0) &&
    Number(start) >= 0
  );
}

/** Minimum length of the longest dash of a pattern. */
const minDash = 0.01;

/** Values of operands that all programs read in the same way. Some ignore others, and some take the nearest. */
const operandRanges: ReadonlyMap<string, (value: number) => boolean> = new Map([
  ['w', (value) => value >= 0],
  ['J', (value) => [0, 1, 2].includes(value)],
  ['j', (value) => [0, 1, 2].includes(value)],
  ['M', (value) => value >= 1],
  ['Tr', (value) => Number.isInteger(value) && value >= 0 && value < 8],
]);

/** Checks the kinds and the ranges of operands. */
function checkOperands(operator: string, operands: readonly PdfValue[]): void {
  const isWrongKind =
    (numericOperators.has(operator) && !operands.every(isCoordinate)) ||
    (textOperators.has(operator) && !isText(operands.at(-1))) ||
    operandRanges.get(operator)?.(Number(operands[0])) === false ||
    (operator === 'd' && !isDash(operands)) ||
    (operator === 'TJ' &&
      !(Array.isArray(operands[0]) && toArray(operands[0]).every(isTextOrNumber)));
  if (isWrongKind) throw new AmbiguousPdfError(`Unexpected operands of “${operator}”.`);
}

/** Resources of a content stream, and its state before an operator. */
interface ContentContext {
  resources: PdfDictionary;
  state: ContentState;
}

async function inspectOperands(
  inspection: Inspection,
  operator: string,
  operands: readonly PdfValue[],
  { resources, state }: ContentContext,
): Promise<void> {
  const category = resourceCategories.get(operator);
  const [operand] = operands;
  if (category) {
    const entries = await inspection.readDictionary(resources, category);
    if (!(operand instanceof PdfName) || !entries?.has(operand.text))
      throw new AmbiguousPdfError(`“${operator}” names nothing.`);
    if (operator === 'Tf') {
      const font = await inspection.readDictionary(entries, operand.text);
      state.setFont(font !== undefined && (await inspection.readName(font, 'Subtype')) === 'Type3');
    }
  }
  if (operator === 'cm') state.transform(operands.map(Number));
  if (operator === 'Tm') checkUnitArea(computeUnitArea(operands.map(Number)));
  if (operator === 'Tr') state.setTextMode(Number(operand));
  await inspectColor(inspection, operator, operands, { resources, state });
  if (operator !== 'BDC' && operator !== 'DP' && operator !== 'BMC') return;
  if (operand instanceof PdfName && operand.text === 'OC') inspection.addFinding('layer');
  const properties = await readProperties(inspection, operands[1], resources);
  for (const key of ['ActualText', 'Alt', 'E']) {
    const text = properties?.get(key);
    if (text !== undefined)
      inspection.addText('description', await inspection.structure.resolve(text));
  }
}

const colorOperators = new Set('G g RG rg K k SC sc SCN scn'.split(' '));

async function inspectColor(
  inspection: Inspection,
  operator: string,
  operands: readonly PdfValue[],
  { resources, state }: ContentContext,
): Promise<void> {
  const name = operands.at(-1);
  if (operator === 'cs' || operator === 'CS') {
    const space = await findColorSpace(inspection, name, resources);
    state.setColorSpace(operator, await countComponents(inspection, space));
  } else if (name instanceof PdfName && operator.toLowerCase() === 'scn') {
    const patterns = await inspection.readDictionary(resources, 'Pattern');
    if (!patterns?.has(name.text)) throw new AmbiguousPdfError(`“${operator}” names nothing.`);
    state.setColor(operator, operands.length);
  } else if (colorOperators.has(operator)) {
    if (!operands.every((value) => typeof value === 'number'))
      throw new AmbiguousPdfError('A colour is not a number.');
    state.setColor(operator, operands.length);
  }
}

/** Colour spaces that need no resource. */
const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern']);

async function findColorSpace(
  inspection: Inspection,
  name: PdfValue | undefined,
  resources: PdfDictionary,
): Promise<PdfValue> {
  const spaces = await inspection.readDictionary(resources, 'ColorSpace');
  if (!(name instanceof PdfName) || !(deviceSpaces.has(name.text) || spaces?.has(name.text)))
    throw new AmbiguousPdfError('A colour space is missing.');
  if (name.text === 'DeviceCMYK') inspection.addFinding('unusual', name.text);
  return deviceSpaces.has(name.text) ? name : (spaces?.get(name.text) ?? null);
}

async function readProperties(
  inspection: Inspection,
  operand: PdfValue | undefined,
  resources: PdfDictionary,
): Promise<PdfDictionary | undefined> {
  if (isDictionary(operand)) return operand;
  if (!(operand instanceof PdfName)) return undefined;
  const properties = await inspection.readDictionary(resources, 'Properties');
  return properties && toDictionary(await inspection.structure.readEntry(properties, operand.text));
}
