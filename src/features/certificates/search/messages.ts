import { defineMessage, defineMessages } from 'react-intl';

const plain = defineMessages({
  view: {
    id: 'view.label',
    defaultMessage: 'View',
    description: 'Legend of the switch between list and grid; for screen readers',
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
    description: 'Label of the sort order of the certificates',
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
  nameInList: {
    id: 'sort.nameAscending.list',
    defaultMessage: 'Name A–Z (as list)',
    description: 'Order that the grid does not have: choosing it shows the list',
  },
  nameDescendingInList: {
    id: 'sort.nameDescending.list',
    defaultMessage: 'Name Z–A (as list)',
    description: 'Order that the grid does not have: choosing it shows the list',
  },
  filters: {
    id: 'filter.label',
    defaultMessage: 'Filters',
    description: 'Names the buttons that narrow the certificates down; for screen readers',
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
  dates: {
    id: 'filter.dates',
    defaultMessage: 'Dates',
    description: 'Filter of the certificates: from which day to which day they were earned',
  },
  clearSearch: {
    id: 'find.clear',
    defaultMessage: 'Clear search',
    description: 'Names the icon that empties the search field',
  },
  clearAll: {
    id: 'find.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button that removes the search text and every filter',
  },
  searchIncomplete: {
    id: 'find.restFailed',
    defaultMessage: 'The search is incomplete: some certificates could not be loaded.',
    description: 'Above the results so far; a Try again button follows',
  },
});

/** Texts of searching, sorting and filtering certificates. */
export const messages = {
  ...plain,
  countSoFar: defineMessage<{ n: number }>({
    id: 'find.soFar',
    defaultMessage: '{n, plural, one {# certificate} other {# certificates}} so far',
    description: 'Number of results while the search is still running',
  }),
  noMatchCount: defineMessage<{ total: number }>({
    id: 'find.zero',
    defaultMessage: 'None of {total, number}',
    description: 'Number of results when there are none',
  }),
  visibleCount: defineMessage<{ n: number; total: number }>({
    id: 'find.shown',
    defaultMessage: '{n, number} of {total, number}',
    description: 'How many results are on screen, below the load-more button',
  }),
  noResults: defineMessage<{ q: string; filter: string }>({
    id: 'find.none',
    defaultMessage: 'Nothing found for “{q}” in {filter}',
    description: 'Heading; filter is a year, a type or both: "2025", "Missions, 2025"',
  }),
  noResultsForText: defineMessage<{ q: string }>({
    id: 'find.none.words',
    defaultMessage: 'Nothing found for “{q}”',
    description: 'The same heading without a filter',
  }),
  noResultsForFilter: defineMessage<{ filter: string }>({
    id: 'find.none.filter',
    defaultMessage: 'Nothing found in {filter}',
    description: 'The same heading without a search text',
  }),
  suggestion: defineMessage<{ q: string; suggestion: string }>({
    id: 'find.suggestion',
    defaultMessage: 'Nothing for “{q}”. Showing “{suggestion}”',
    description:
      'Above the results; suggestion is the search text without its typing error, such as a word of a course name',
  }),
  fromDay: defineMessage<{ day: string }>({
    id: 'filter.fromDay',
    defaultMessage: 'From {day}',
    description: 'Range of days without an end: "From Jan 31, 2025"',
  }),
  untilDay: defineMessage<{ day: string }>({
    id: 'filter.untilDay',
    defaultMessage: 'Until {day}',
    description: 'Range of days without a beginning: "Until Jan 31, 2025"',
  }),
  removeFilterHint: defineMessage<{ filter: 'type' | 'year' | 'dates'; n: number; words: number }>({
    id: 'find.loosen',
    defaultMessage:
      'Without the {filter, select, year {year} dates {date} other {type}} filter there {n, plural, one {is # certificate} other {are # certificates}}{words, plural, =0 {} one { with this word} other { with these words}}.',
    description: 'Below the heading that nothing was found; words is the number of search words',
  }),
  removeFilter: defineMessage<{ filter: 'type' | 'year' | 'dates'; n: number }>({
    id: 'find.loosen.show',
    defaultMessage:
      'Show the {n, plural, one {one} other {#}} from all {filter, select, year {years} dates {dates} other {types}}',
    description: 'Button that removes one filter',
  }),
  searching: defineMessage<{ n: number }>({
    id: 'find.loading',
    defaultMessage: 'Searching… {n, plural, one {# certificate} other {# certificates}} checked',
    description: 'Above the results so far, while the total is not known',
  }),
};
