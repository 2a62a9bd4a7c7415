import { FormattedMessage, useIntl } from 'react-intl';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import viewStyles from '../views/ViewState.module.css';
import { wordsOf } from '../matching/query.ts';
import { messages } from '../find/messages.ts';
import { typeNames } from '../filters/typeNames.ts';
import type { AskedHome } from '../find/useAsked.ts';
import type { HomeFound } from '../find/useHomeFound.ts';

interface NothingFoundProps {
  home: AskedHome;
  found: HomeFound;
}

const nothing = { words: '', type: undefined, year: undefined };

/** Nothing has all that is looked for: what there would be with one filter less. */
export function NothingFound({ home, found }: NothingFoundProps) {
  const { finding, tally } = found;
  const words = wordsOf(finding.words).length;
  const loosened = (['year', 'type'] as const).find(
    (filter) => finding[filter] !== undefined && (tally?.without[filter] ?? 0) > 0,
  );
  const n = loosened ? (tally?.without[loosened] ?? 0) : 0;
  return (
    <div className={viewStyles.state}>
      <BlankState
        art={<LaterArt of="nothing" />}
        title={<Title found={found} />}
        actions={
          <>
            {loosened && (
              <Button onClick={() => home.ask({ [loosened]: undefined })}>
                <FormattedMessage {...messages.showLoosened} values={{ filter: loosened, n }} />
              </Button>
            )}
            <Button look="ghost" onClick={() => home.ask(nothing)}>
              <FormattedMessage {...messages.clearAll} />
            </Button>
          </>
        }
      >
        {loosened && (
          <FormattedMessage {...messages.loosen} values={{ filter: loosened, n, words }} />
        )}
      </BlankState>
    </div>
  );
}

function Title({ found }: { found: HomeFound }) {
  const intl = useIntl();
  const { words, type, year } = found.finding;
  const filter = [type && intl.formatMessage(typeNames[type]), year].filter(Boolean).join(', ');
  const q = words.trim();
  if (!filter) return intl.formatMessage(messages.noneOfWords, { q });
  if (!q) return intl.formatMessage(messages.noneOfFilter, { filter });
  return intl.formatMessage(messages.none, { q, filter });
}
