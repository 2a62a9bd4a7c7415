import { FormattedMessage, useIntl } from 'react-intl';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { ListMessagePanel } from '../ListMessagePanel.tsx';
import { formatDateRange } from './formatDateRange.ts';
import { parseSearchWords } from './searchWords.ts';
import { messages } from './messages.ts';
import { typeMessages } from './typeMessages.ts';
import { useSearch } from './useCertificateSearch.ts';

const noPeriod = { year: undefined, from: undefined, to: undefined };
const emptyFilter = { searchText: '', type: undefined, ...noPeriod };

/** Message for a search without results. Offers to remove a filter without which there would be results. */
export function NoResults() {
  const { filter, filterResult, setParams } = useSearch();
  const words = parseSearchWords(filter.searchText).length;
  const { period = 0, type = 0 } = filterResult?.countWithout ?? {};
  const hasRange = filter.from !== undefined || filter.to !== undefined;
  const hasPeriod = hasRange || filter.year !== undefined;
  const canRemoveType = filter.type !== undefined && type > 0;
  const periodName = hasRange ? 'dates' : 'year';
  const removableFilter = hasPeriod && period > 0 ? periodName : canRemoveType ? 'type' : undefined;
  const n = removableFilter === 'type' ? type : period;
  return (
    <ListMessagePanel>
      <BlankState
        art={<DeferredNamedIllustration name="noResults" />}
        title={<Title />}
        actions={
          <>
            {removableFilter && (
              <Button
                onClick={() =>
                  setParams(removableFilter === 'type' ? { type: undefined } : noPeriod)
                }
              >
                <FormattedMessage
                  {...messages.removeFilter}
                  values={{ filter: removableFilter, n }}
                />
              </Button>
            )}
            <Button look="ghost" onClick={() => setParams(emptyFilter)}>
              <FormattedMessage {...messages.clearAll} />
            </Button>
          </>
        }
      >
        {removableFilter && (
          <FormattedMessage
            {...messages.removeFilterHint}
            values={{ filter: removableFilter, n, words }}
          />
        )}
      </BlankState>
    </ListMessagePanel>
  );
}

function Title() {
  const intl = useIntl();
  const { filter: searchFilter } = useSearch();
  const { searchText, type, year } = searchFilter;
  const typeLabel = type && intl.formatMessage(typeMessages[type]);
  const filter = [typeLabel, year, formatDateRange(searchFilter, intl)].filter(Boolean).join(', ');
  const q = searchText.trim();
  if (!filter) return intl.formatMessage(messages.noResultsForText, { q });
  if (!q) return intl.formatMessage(messages.noResultsForFilter, { filter });
  return intl.formatMessage(messages.noResults, { q, filter });
}
