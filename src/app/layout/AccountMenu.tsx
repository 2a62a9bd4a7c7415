import { CircleUser, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { hostSettingsChanged, type ColorModePreference, selectColorMode } from '#host/hostSlice.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { signOut } from '#session/signOut.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { useDismiss } from '#ui/useDismiss.ts';
import styles from './AccountMenu.module.css';
import { messages } from '../messages.ts';

/** Menu of the standalone page with the signed-in user, the colour mode and signing out. */
export function AccountMenu() {
  const intl = useIntl();
  const dispatch = usePluginDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const colorMode = useSelector(selectColorMode);
  const [isOpen, setOpen] = useState(false);
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useDismiss(menuRef, isOpen, () => {
    setOpen(false);
    buttonRef.current?.focus();
  });

  const handleSignOut = async () => {
    await dispatch(signOut());
    await navigate('/not-authorized', { replace: true });
  };
  const modes: { value: ColorModePreference; label: string }[] = [
    { value: 'system', label: intl.formatMessage(messages.colorModeSystem) },
    { value: 'light', label: intl.formatMessage(messages.colorModeLight) },
    { value: 'dark', label: intl.formatMessage(messages.colorModeDark) },
  ];
  return (
    <div ref={menuRef} className={styles.menu}>
      <Button
        ref={buttonRef}
        look="ghost"
        icon={<CircleUser aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {user?.name ?? <FormattedMessage {...messages.account} />}
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <SegmentedControl
          legend={intl.formatMessage(messages.colorMode)}
          value={colorMode}
          options={modes}
          onChange={(mode) => dispatch(hostSettingsChanged({ colorMode: mode }))}
        />
        <Button look="ghost" icon={<LogOut aria-hidden />} onClick={() => void handleSignOut()}>
          <FormattedMessage {...messages.signOut} />
        </Button>
      </div>
    </div>
  );
}
