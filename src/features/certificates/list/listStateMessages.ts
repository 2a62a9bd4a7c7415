import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the loading, empty and error states of the list and the grid. */
export const listStateMessages = {
  ...defineMessages({
    empty: {
      id: 'home.empty',
      defaultMessage: "You don't have any certificates yet",
      description: 'Heading of the home screen of a learner without certificates',
    },
    emptyHint: {
      id: 'home.empty.hint',
      defaultMessage: 'Complete a mission or a content and its certificate appears here.',
      description: 'Under the heading of the empty home screen',
    },
    emptyMissions: {
      id: 'home.empty.missions',
      defaultMessage: 'Complete a mission and its certificate appears here.',
      description: 'In the missions section of the grid when it is empty',
    },
    emptyContents: {
      id: 'home.empty.contents',
      defaultMessage: 'Complete a content and its certificate appears here.',
      description: 'In the contents section of the grid when it is empty',
    },
    error: {
      id: 'home.error',
      defaultMessage: 'Your certificates could not be loaded',
      description: 'Heading when the first page of certificates failed',
    },
    errorHint: {
      id: 'home.error.hint',
      defaultMessage: 'The connection failed. Nothing was lost.',
      description: 'Under the heading when the first page of certificates failed',
    },
    errorService: {
      id: 'home.error.service',
      defaultMessage: 'The service did not respond as expected. Nothing was lost.',
      description: 'Under the same heading when the server answered with an error',
    },
    partial: {
      id: 'home.partial',
      defaultMessage: 'Some data could not be loaded, so something may be missing here.',
      description:
        'Note above certificates of a partly failed response; a Try again button follows',
    },
    offline: {
      id: 'offline',
      defaultMessage: 'No connection.',
      description: 'Toast when a background refresh failed',
    },
    offlineHint: {
      id: 'offline.hint',
      defaultMessage: 'Showing the data already loaded.',
      description: 'Second line of the toast when a background refresh failed',
    },
    more: {
      id: 'more',
      defaultMessage: 'Load more',
      description: 'Button that loads the next certificates',
    },
    moreBusy: {
      id: 'more.busy',
      defaultMessage: 'Loading…',
      description: 'The load-more button while it is loading',
    },
    moreError: {
      id: 'more.error',
      defaultMessage: 'The next certificates could not be loaded.',
      description: 'Beside the load-more button after a failure; a Try again button follows',
    },
  }),
  moreDone: defineMessage<{ n: number; total: number }>({
    id: 'more.done',
    defaultMessage: '{n, number} more, {total, number} in total',
    description: 'Announced after more certificates are loaded',
  }),
};
