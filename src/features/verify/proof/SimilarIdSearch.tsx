import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { getPrintPath } from '#domain/urls.ts';
import { documentMessages } from '#documents/messages.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { LoadCertificate } from '../loadIfKnown.ts';
import { messages } from './messages.ts';
import { findKnownId, listSimilarIds } from './similarIds.ts';
import styles from './UnknownCertificate.module.css';

type SearchState =
  | { kind: 'idle' | 'busy' | 'failed' | 'none' }
  /** `id` has a certificate. */
  | { kind: 'found'; id: string };

interface SimilarIdSearchProps {
  /** The requested id, for which there is no certificate. */
  id: string;
  loadCertificate: LoadCertificate;
}

/** A button that tries the ids which look like the requested one, and the result. Nothing if there is no similar id. */
export function SimilarIdSearch({ id, loadCertificate }: SimilarIdSearchProps) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const similarIds = listSimilarIds(id);
  if (similarIds.length === 0) return null;
  const search = async () => {
    setState({ kind: 'busy' });
    try {
      const knownId = await findKnownId(similarIds, loadCertificate);
      setState(knownId === undefined ? { kind: 'none' } : { kind: 'found', id: knownId });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return (
    <div className={styles.similar}>
      {state.kind !== 'found' && (
        <Button
          busy={state.kind === 'busy'}
          disabled={state.kind === 'none'}
          onClick={() => void search()}
        >
          <FormattedMessage {...messages.trySimilarIds} />
        </Button>
      )}
      <div role="status">
        {state.kind === 'none' && <FormattedMessage {...messages.noSimilarId} />}
        {state.kind === 'failed' && <FormattedMessage {...documentMessages.errorHint} />}
        {state.kind === 'found' && (
          <>
            <p>
              <FormattedMessage {...messages.similarIdFound} />
            </p>
            <Link ref={focusElement} className={styles.similarId} to={getPrintPath(state.id)}>
              {Array.from(state.id, (character, index) =>
                character === id[index] ? (
                  character
                ) : (
                  <mark key={index} className={styles.marked}>
                    {character}
                  </mark>
                ),
              )}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** Keeps the place of the keyboard: the link replaces the button. */
const focusElement = (element: HTMLElement | null) => element?.focus();
