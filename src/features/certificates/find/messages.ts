// @texts part:find
import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  view: {
    id: 'view.label',
    defaultMessage: 'View',
    description: 'Legend of the choice between list and grid; heard, not seen',
  },
  viewList: { id: 'view.list', defaultMessage: 'List', description: 'Certificates in rows' },
  viewGrid: { id: 'view.grid', defaultMessage: 'Grid', description: 'Certificates as cards' },
  asList: {
    id: 'view.asList',
    defaultMessage: 'View as list',
    description: 'Names the icon that shows certificates in rows instead of cards',
  },
  asGrid: {
    id: 'view.asGrid',
    defaultMessage: 'View as grid',
    description: 'Names the icon that shows certificates as cards instead of rows',
  },
  sort: {
    id: 'sort.label',
    defaultMessage: 'Sort:',
    description: 'Before the chosen order of the certificates',
  },
  newest: {
    id: 'sort.newest',
    defaultMessage: 'Newest first',
    description: 'Order of the certificates: by date earned, the latest first',
  },
  oldest: {
    id: 'sort.oldest',
    defaultMessage: 'Oldest first',
    description: 'Order of the certificates: by date earned, the earliest first',
  },
  name: {
    id: 'sort.nameAscending',
    defaultMessage: 'Name A–Z',
    description: 'Order of the certificates: by name',
  },
  'name-desc': {
    id: 'sort.nameDescending',
    defaultMessage: 'Name Z–A',
    description: 'Order of the certificates: by name, backwards',
  },
  filters: {
    id: 'filter.label',
    defaultMessage: 'Filters',
    description: 'Names the buttons that narrow the certificates down; heard, not seen',
  },
  type: {
    id: 'filter.type',
    defaultMessage: 'Type',
    description: 'Filter of the certificates: mission or content',
  },
  year: {
    id: 'filter.year',
    defaultMessage: 'Year',
    description: 'Filter of the certificates: when they were earned',
  },
  moreYears: {
    id: 'filter.moreYears',
    defaultMessage: 'More years',
    description: 'Opens the earlier years of the filter',
  },
  clearSearch: {
    id: 'find.clear',
    defaultMessage: 'Clear search',
    description: 'Names the icon that empties the search field',
  },
  clearAll: {
    id: 'find.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button that takes away the search and every filter',
  },
  restFailed: {
    id: 'find.restFailed',
    defaultMessage: 'The search is not complete: more certificates could not be loaded.',
    description: 'Above what was found so far; a Try again button follows',
  },
});

/** Texts of finding certificates. */
export const messages = {
  ...plain,
  soFar: defineMessage<{ n: number }>({
    id: 'find.soFar',
    defaultMessage: '{n, plural, one {# certificate} other {# certificates}} so far',
    description: 'How many were found while others are still looked through',
  }),
  zero: defineMessage<{ total: number }>({
    id: 'find.zero',
    defaultMessage: 'None of {total, number}',
    description: 'Of all certificates nothing was found',
  }),
  shown: defineMessage<{ n: number; total: number }>({
    id: 'find.shown',
    defaultMessage: '{n, number} of {total, number}',
    description: 'How many of the found certificates are on screen, under the load-more button',
  }),
  none: defineMessage<{ q: string; filter: string }>({
    id: 'find.none',
    defaultMessage: 'Nothing found for “{q}” in {filter}',
    description: 'Heading; filter is a year, a type or both: "2025", "Missions, 2025"',
  }),
  noneOfWords: defineMessage<{ q: string }>({
    id: 'find.none.words',
    defaultMessage: 'Nothing found for “{q}”',
    description: 'The same heading without a filter',
  }),
  noneOfFilter: defineMessage<{ filter: string }>({
    id: 'find.none.filter',
    defaultMessage: 'Nothing found in {filter}',
    description: 'The same heading without words',
  }),
  loosen: defineMessage<{ filter: 'type' | 'year'; n: number; words: number }>({
    id: 'find.loosen',
    defaultMessage:
      'Without the {filter, select, year {year} other {type}} filter there {n, plural, one {is # certificate} other {are # certificates}}{words, plural, =0 {} one { with this word} other { with these words}}.',
    description: 'Under the heading that nothing was found; words is how many were typed',
  }),
  showLoosened: defineMessage<{ filter: 'type' | 'year'; n: number }>({
    id: 'find.loosen.show',
    defaultMessage:
      'Show the {n, plural, one {one} other {#}} from all {filter, select, year {years} other {types}}',
    description: 'Button that takes one filter away',
  }),
  loading: defineMessage<{ n: number }>({
    id: 'find.loading',
    defaultMessage: 'Searching… {n, plural, one {# certificate} other {# certificates}} checked',
    description: 'Above what was found so far; nobody knows how many there are',
  }),
};
