import type { IntlShape } from 'react-intl';
import { listedCertificatesLimit } from '#api/rest/missionsApi.ts';
import { certificateTypes } from '#model/certificate/certificate.ts';
import { remembered } from '#model/remembered.ts';
import type { OrderBy, ViewType } from '../certificatesSlice.ts';
import { typeNames } from '../filters/typeNames.ts';
import { type Finding, isFiltering } from './finding.ts';
import { cardOf, type Findable } from '../matching/card.ts';
import { findIn, type Tally } from '../matching/findIn.ts';
import { type Shelf, shelfOf } from '../matching/shelf.ts';
import { sorted } from '../matching/sorted.ts';
import type { Rest } from './rest.ts';
import type { Found } from './useFound.ts';

/** Where and how is looked. */
export interface Quest {
  finding: Finding;
  /** The plain list. */
  listed: readonly Findable[];
  rest: Rest | undefined;
  order: OrderBy;
  viewType: ViewType;
  intl: IntlShape;
  timeZone: string;
}

/** What was found, with what else there is. */
export interface FoundTally extends Found {
  tally: Tally;
  everything: Everything;
  /** How many there are in all, as far as they have come. */
  total: number;
}

/** What is looked through. */
export interface Everything {
  certificates: readonly Findable[];
  /** What came later: it stays below the others. */
  below: readonly Findable[];
}

/** Finds in what the plain list gave, and in the rest where that is not everything. */
export function find(quest: Quest): FoundTally {
  const { finding, listed, viewType } = quest;
  const rest = quest.rest?.after === listed.at(-1)?.id ? quest.rest : undefined;
  const everything = everythingOf(listed, rest);
  const tally = findIn(inOrder(everything, quest), finding);
  const isFiltered = isFiltering(finding);
  const isWhole = listed.length > 0 && listed.length < listedCertificatesLimit;
  return {
    certificates:
      isFiltered || viewType === 'list' ? tally.certificates : inSections(tally.certificates),
    isFiltered,
    isComplete: isWhole || rest?.isComplete === true,
    choice: choiceOf(finding, quest.intl),
    tally,
    everything,
    total: everything.certificates.length + everything.below.length,
  };
}

const known = new WeakMap<
  readonly Findable[],
  { rest: Rest | undefined; everything: Everything }
>();

function everythingOf(listed: readonly Findable[], rest: Rest | undefined): Everything {
  const before = known.get(listed);
  if (before && before.rest === rest) return before.everything;
  const ids = new Set(listed.map(({ id }) => id));
  const others = rest?.certificates.filter(({ id }) => !ids.has(id)) ?? [];
  const everything = rest?.isInOrder
    ? { certificates: [...listed, ...others], below: [] }
    : { certificates: listed, below: others };
  known.set(listed, { rest, everything });
  return everything;
}

const shelves = new WeakMap<Everything, Map<string, Shelf>>();

/** Kept for each list: a letter changes nothing in its order. */
function inOrder(everything: Everything, { order, intl, timeZone }: Quest): Shelf {
  const orders = remembered(shelves, everything, () => new Map<string, Shelf>());
  const { locale } = intl;
  const cardsOf = (certificates: readonly Findable[]) =>
    certificates.map((one) => cardOf(one, timeZone));
  return remembered(orders, [order.field, order.direction, locale, timeZone].join(), () =>
    shelfOf([
      ...sorted(cardsOf(everything.certificates), order, locale),
      ...cardsOf(everything.below),
    ]),
  );
}

/** As the grid has them where nothing is looked for. */
const inSections = (found: readonly Findable[]) =>
  certificateTypes.flatMap((type) => found.filter((one) => one.type === type));

function choiceOf({ words, type, year }: Finding, intl: IntlShape): string {
  const ofType = type && intl.formatMessage(typeNames[type]);
  return [year, ofType, words.trim()].filter(Boolean).join(', ');
}
