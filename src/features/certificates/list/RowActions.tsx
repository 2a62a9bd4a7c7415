import { useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { getPreviewPath, getAutoPrintUrl, getPublicUrlOptions } from '#domain/urls.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { getIconClass } from '#ui/icons/icon.ts';
import { ExternalIconLink, IconLink } from '#ui/controls/IconButton.tsx';
import { deferComponent } from '#runtime/deferComponent.tsx';
import { messages } from '../messages.ts';
import type { DocumentButtonsProps } from './DocumentButtons.tsx';
import styles from './RowActions.module.css';

const DeferredDocumentButtons = deferComponent<DocumentButtonsProps>(
  () => import(/* webpackChunkName: "rows" */ './DocumentButtons.tsx'),
  {
    when: 'afterPaint',
    fallback: ({ hasPdf }) => <span className={styles.placeholder} data-has-pdf={hasPdf} />,
  },
);

interface RowActionsProps extends DocumentButtonsProps {
  /** Whether selection mode is on. In selection mode, only the link to the preview is shown. */
  isSelecting: boolean;
}

/** Buttons and links of one certificate. Their labels include its name, since every row has the same buttons. */
export function RowActions({ id, name, hasPdf, isSelecting }: RowActionsProps) {
  const intl = useIntl();
  const { config } = usePluginContext();
  const language = useLanguage();
  return (
    <>
      <IconLink
        to={getPreviewPath(id)}
        label={intl.formatMessage(messages.preview, { name })}
        tooltip={intl.formatMessage(messages.previewTooltip)}
        icon={getIconClass('eye')}
      />
      {!isSelecting && (
        <ExternalIconLink
          data-action="print"
          href={getAutoPrintUrl(id, language, getPublicUrlOptions(config))}
          target="_blank"
          rel="noreferrer"
          label={intl.formatMessage(messages.print, { name })}
          tooltip={intl.formatMessage(messages.printTooltip)}
          icon={getIconClass('printer')}
        />
      )}
      {!isSelecting && <DeferredDocumentButtons id={id} name={name} hasPdf={hasPdf} />}
    </>
  );
}
