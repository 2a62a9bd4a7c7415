import { PdfTokenReader } from '../structure/PdfTokenReader.ts';
import {
  AmbiguousPdfError,
  isDictionary,
  PdfKeyword,
  PdfName,
  PdfString,
  type PdfDictionary,
  type PdfValue,
} from '../structure/pdfValues.ts';
import { type Inspection, toDictionary } from './Inspection.ts';

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

/** Operators that must come in pairs, with the change of the depth of their kind. */
const nesting: ReadonlyMap<string, { kind: 'state' | 'text' | 'mark'; change: 1 | -1 }> = new Map([
  ['q', { kind: 'state', change: 1 }],
  ['Q', { kind: 'state', change: -1 }],
  ['BT', { kind: 'text', change: 1 }],
  ['ET', { kind: 'text', change: -1 }],
  ['BMC', { kind: 'mark', change: 1 }],
  ['BDC', { kind: 'mark', change: 1 }],
  ['EMC', { kind: 'mark', change: -1 }],
]);

/**
 * Inspects a content stream. Programs that show PDFs each have their own way with unknown operators, missing operands and
 * missing resources, so these are not accepted.
 * @throws AmbiguousPdfError if the stream breaks the rules of the format
 */
export async function inspectContent(
  inspection: Inspection,
  bytes: Uint8Array,
  resources: PdfDictionary,
): Promise<void> {
  const reader = new PdfTokenReader(bytes);
  const depths = { state: 0, text: 0, mark: 0 };
  let operands: PdfValue[] = [];
  while (reader.hasMore()) {
    const token = reader.readValue();
    if (!(token instanceof PdfKeyword)) {
      operands.push(token);
      continue;
    }
    const { text: operator } = token;
    const count = operandCounts.get(operator);
    if (!operandCounts.has(operator) || (count !== undefined && count !== operands.length)) {
      if (!['K', 'k', 'BI'].includes(operator))
        throw new AmbiguousPdfError(`Unexpected operator “${operator.slice(0, 20)}”.`);
      inspection.addFinding('unusual', operator);
      // The data of an inline image are no tokens.
      if (operator === 'BI') return;
    }
    checkOperator(operator, operands, depths.text);
    const pair = nesting.get(operator);
    if (pair && (depths[pair.kind] += pair.change) < 0)
      throw new AmbiguousPdfError(`“${operator}” ends nothing.`);
    await inspectOperands(inspection, operator, operands, resources);
    operands = [];
  }
  if (operands.length > 0 || Object.values(depths).some((depth) => depth !== 0))
    throw new AmbiguousPdfError('A content stream is incomplete.');
}

/** Operators whose operands are numbers. */
const numericOperators = new Set(
  'w J j M i Tc Tw Tz TL Tr Ts G g m l Td TD d0 RG rg v y re cm c Tm d1'.split(' '),
);
/** Operators whose last operand is a text. */
const textOperators = new Set(["'", '"', 'Tj']);
/** Operators that place or draw text. */
const placingOperators = new Set([...textOperators, 'TJ', 'Td', 'TD', 'Tm', 'T*']);
/** Operators that are not allowed within a text. */
const outerOperators = new Set(['BT', 'q', 'Q', 'cm']);

/** Checks the kinds of operands, and whether the operator may be where it is (ISO 32000-2, 8.2). */
function checkOperator(operator: string, operands: readonly PdfValue[], textDepth: number): void {
  const isMisplaced = textDepth > 0 ? outerOperators.has(operator) : placingOperators.has(operator);
  const isWrongKind =
    (numericOperators.has(operator) && !operands.every((value) => typeof value === 'number')) ||
    (textOperators.has(operator) && !(operands.at(-1) instanceof PdfString)) ||
    (operator === 'TJ' && !Array.isArray(operands[0]));
  if (isMisplaced || isWrongKind) throw new AmbiguousPdfError(`Unexpected “${operator}”.`);
}

async function inspectOperands(
  inspection: Inspection,
  operator: string,
  operands: readonly PdfValue[],
  resources: PdfDictionary,
): Promise<void> {
  const category = resourceCategories.get(operator);
  const [operand] = operands;
  if (category) {
    const entries = await inspection.readDictionary(resources, category);
    if (!(operand instanceof PdfName) || !entries?.has(operand.text))
      throw new AmbiguousPdfError(`“${operator}” names nothing.`);
  }
  const name = operands.at(-1);
  if (operator === 'cs' || operator === 'CS')
    await inspectColorSpaceName(inspection, name, resources);
  if ((operator === 'scn' || operator === 'SCN') && name instanceof PdfName) {
    const patterns = await inspection.readDictionary(resources, 'Pattern');
    if (!patterns?.has(name.text)) throw new AmbiguousPdfError(`“${operator}” names nothing.`);
  }
  if (operator !== 'BDC' && operator !== 'DP' && operator !== 'BMC') return;
  if (operand instanceof PdfName && operand.text === 'OC') inspection.addFinding('layer');
  const properties = await readProperties(inspection, operands[1], resources);
  for (const key of ['ActualText', 'Alt', 'E']) {
    const text = properties?.get(key);
    if (text !== undefined)
      inspection.addText('description', await inspection.structure.resolve(text));
  }
}

/** Colour spaces that need no resource. */
const deviceSpaces = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern']);

async function inspectColorSpaceName(
  inspection: Inspection,
  name: PdfValue | undefined,
  resources: PdfDictionary,
): Promise<void> {
  const spaces = await inspection.readDictionary(resources, 'ColorSpace');
  if (!(name instanceof PdfName) || !(deviceSpaces.has(name.text) || spaces?.has(name.text)))
    throw new AmbiguousPdfError('A colour space is missing.');
  if (name.text === 'DeviceCMYK') inspection.addFinding('unusual', name.text);
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
