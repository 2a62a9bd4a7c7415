import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyArt } from '#ui/art/EmptyArt.tsx';
import { BlankState } from '#ui/BlankState.tsx';
import { messages } from '../messages.ts';

/** Stands in place of a screen that this version does not have. */
export function PlannedView({ actions, onShown }: { actions?: ReactNode; onShown?: () => void }) {
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => shown(), []);
  return (
    <BlankState
      art={<EmptyArt />}
      headingLevel={1}
      title={<FormattedMessage {...messages.planned} />}
      actions={actions}
    >
      <FormattedMessage {...messages.plannedHint} />
    </BlankState>
  );
}
