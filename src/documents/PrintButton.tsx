import { Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Button } from '#ui/controls/Button.tsx';

export function PrintButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  return (
    <Button icon={<Printer aria-hidden />} disabled={disabled} onClick={onClick}>
      <FormattedMessage {...documentMessages.print} />
    </Button>
  );
}
