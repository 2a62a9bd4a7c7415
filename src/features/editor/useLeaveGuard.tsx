import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '#api/services.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LaterAlertDialog } from '#ui/kit/later.tsx';
import { createLeaveGuard } from './leaveGuard.ts';
import { messages } from './messages.ts';
import { messages as saveMessages } from './save/messages.ts';

interface LeaveGuardOptions {
  isDirty: boolean;
  name: string;
  /** Whether what is left can be resumed later. */
  isKept: boolean;
}

/**
 * Asks before unsaved changes are left: within the plugin, by the host's navigation, by closing the tab.
 * @returns the question, and how to take a step without it
 */
export function useLeaveGuard({ isDirty, name, isKept }: LeaveGuardOptions) {
  const { unsaved } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(mayLeave: boolean) => void>(undefined);
  const held = useRef<{ release: () => void; renew: () => void }>(undefined);

  useEffect(() => {
    if (!isDirty) return;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        // Asked again, the question before is answered by staying.
        answer.current?.(false);
        answer.current = resolve;
        setIsAsking(true);
      });
    const hold = () => {
      held.current = { release: unsaved.hold(createLeaveGuard(ask)), renew: hold };
    };
    hold();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      held.current?.release();
      held.current = undefined;
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, unsaved]);

  const settle = (mayLeave: boolean) => {
    answer.current?.(mayLeave);
    answer.current = undefined;
    setIsAsking(false);
  };
  const question: ReactNode = (
    <LaterAlertDialog
      isOpen={isAsking}
      title={<FormattedMessage {...messages.leaveTitle} />}
      cancelLabel={<FormattedMessage {...saveMessages.keepEditing} />}
      onCancel={() => settle(false)}
      actions={
        <Button look="danger" onClick={() => settle(true)}>
          <FormattedMessage {...messages.leave} />
        </Button>
      }
    >
      <FormattedMessage {...(isKept ? messages.leaveKept : messages.leaveLost)} values={{ name }} />
    </LaterAlertDialog>
  );
  const pass = (step: () => void) => {
    const { current } = held;
    current?.release();
    step();
    current?.renew();
  };
  return { question, pass };
}
