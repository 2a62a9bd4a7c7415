import { useIntl } from 'react-intl';
import { documentMessages } from './messages.ts';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { messages } from '#rendering/messages.ts';
import type { SideName } from '#rendering/scene.ts';

interface SideChoiceProps {
  value: SideName;
  onChange: (side: SideName) => void;
}

/** Front or back. */
export function SideChoice({ value, onChange }: SideChoiceProps) {
  const intl = useIntl();
  return (
    <Segmented
      legend={intl.formatMessage(documentMessages.side)}
      value={value}
      options={[
        { value: 'front', label: intl.formatMessage(messages.front) },
        { value: 'back', label: intl.formatMessage(messages.back) },
      ]}
      onChange={onChange}
    />
  );
}
