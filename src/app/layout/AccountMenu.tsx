import { CircleUser, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useServicesDispatch } from '#api/services.ts';
import { hostWished, type ColorModePreference, selectColorMode } from '#host/hostSlice.ts';
import { logout } from '#session/login.ts';
import { selectUser } from '#session/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { useDismiss } from '#ui/useDismiss.ts';
import styles from './AccountMenu.module.css';
import { messages } from '../messages.ts';

/** Who is signed in, colour mode and sign out, for a standalone page without a steering host. */
export function AccountMenu() {
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const colorMode = useSelector(selectColorMode);
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useDismiss(area, isOpen, () => {
    setOpen(false);
    opener.current?.focus();
  });

  const signOut = async () => {
    await dispatch(logout());
    await navigate('/not-authorized', { replace: true });
  };
  const modes: { value: ColorModePreference; label: string }[] = [
    { value: 'system', label: intl.formatMessage(messages.colorModeSystem) },
    { value: 'light', label: intl.formatMessage(messages.colorModeLight) },
    { value: 'dark', label: intl.formatMessage(messages.colorModeDark) },
  ];
  return (
    <div ref={area} className={styles.menu}>
      <Button
        ref={opener}
        look="ghost"
        icon={<CircleUser aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {user?.name ?? <FormattedMessage {...messages.account} />}
      </Button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <Segmented
          legend={intl.formatMessage(messages.colorMode)}
          value={colorMode}
          options={modes}
          onChange={(mode) => dispatch(hostWished({ colorMode: mode }))}
        />
        <Button look="ghost" icon={<LogOut aria-hidden />} onClick={() => void signOut()}>
          <FormattedMessage {...messages.signOut} />
        </Button>
      </div>
    </div>
  );
}
