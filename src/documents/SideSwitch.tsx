import { useIntl } from 'react-intl';
import { documentMessages } from './messages.ts';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { messages } from '#rendering/messages.ts';
import type { SideName } from '#rendering/scene.ts';

interface SideSwitchProps {
  value: SideName;
  onChange: (side: SideName) => void;
}

export function SideSwitch({ value, onChange }: SideSwitchProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
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
