import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { Button } from '../controls/Button.tsx';
import { InlineMessage } from './InlineMessage.tsx';

interface RetryNoteProps {
  type?: 'warning' | 'error';
  isRetrying?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

export function RetryNote({
  type = 'error',
  isRetrying = false,
  onRetry,
  children,
}: RetryNoteProps) {
  return (
    <InlineMessage type={type}>
      {children}
      <Button look="text" busy={isRetrying} onClick={onRetry}>
        <FormattedMessage {...sharedMessages.retry} />
      </Button>
    </InlineMessage>
  );
}
