import { useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { previewPath, printingAddress, publicPlaceOf } from '#model/addresses.ts';
import { defaultLanguage, languageOf } from '#model/language.ts';
import { iconClass } from '#ui/icons/icon.ts';
import { IconAnchor, IconLink } from '#ui/controls/IconButton.tsx';
import { afterRows } from '../afterRows.ts';
import { messages } from '../messages.ts';
import styles from './RowActions.module.css';

const LaterSaveAction = afterRows(
  'documents',
  () =>
    import(/* webpackChunkName: "miniatures-actions-selection" */ './SaveAction.tsx').then(
      (module) => module.SaveAction,
    ),
  () => <span className={styles.later} />,
);

interface RowActionsProps {
  id: string;
  name: string;
  /** Whether it can be saved as a PDF. */
  hasPdf: boolean;
  /** Whether certificates are being selected: what acts on one alone leaves then, but for a look at it. */
  isSelecting: boolean;
}

/** What can be done with a certificate. Each action names it, since there are many of the same on a page. */
export function RowActions({ id, name, hasPdf, isSelecting }: RowActionsProps) {
  const intl = useIntl();
  const { config } = useServices();
  const language = languageOf(intl.locale) ?? defaultLanguage;
  return (
    <>
      <IconLink
        to={previewPath(id)}
        label={intl.formatMessage(messages.preview, { name })}
        icon={iconClass('eye')}
      />
      {!isSelecting && (
        <IconAnchor
          href={printingAddress(id, language, publicPlaceOf(config))}
          target="_blank"
          rel="noreferrer"
          label={intl.formatMessage(messages.print, { name })}
          icon={iconClass('printer')}
        />
      )}
      {hasPdf && !isSelecting && <LaterSaveAction id={id} name={name} />}
    </>
  );
}
