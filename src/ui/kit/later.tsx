import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../IconButton.tsx';
import { laterComponent } from '../laterComponent.tsx';

/** `Menu`, once the screen is painted. */
export const LaterMenu = laterComponent(
  () => import(/* webpackChunkName: "overlays" */ './Menu.tsx').then((module) => module.Menu),
  ({ label }) => <IconButton label={label} icon={<Ellipsis aria-hidden />} />,
);

/**
 * `AlertDialog`, once the screen is painted: there before it is needed, for a lost connection too. For as long as it is
 * closed, what it would say is of no interest.
 */
export const LaterAlertDialog = memo(
  laterComponent(() =>
    import(/* webpackChunkName: "overlays" */ './AlertDialog.tsx').then(
      (module) => module.AlertDialog,
    ),
  ),
  (before, after) => !before.isOpen && !after.isOpen,
);
