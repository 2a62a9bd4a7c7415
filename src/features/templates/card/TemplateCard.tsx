import { Copy, Eye, FileDown, type LucideIcon, Pencil, Star, Trash2 } from 'lucide-react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ListedTemplate } from '#data/rest/templatesApi.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { layoutLabels } from '#domain/template/layoutLabels.ts';
import { useLoadErrorToast } from '#session/useLoadErrorToast.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { getEditorPath, getPreviewPath } from '#domain/urls.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconButton, IconLink } from '#ui/controls/IconButton.tsx';
import type { FrontRenderingQueue } from '#rendering/svg/FrontRenderingQueue.ts';
import { Menu } from '#ui/overlays/Menu.tsx';
import type { MenuAction } from '#ui/overlays/MenuPopover.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import { LanguageCoverage } from './LanguageCoverage.tsx';
import { fileMessages } from '../file/index.ts';
import { messages } from '../messages.ts';
import { Miniature } from './Miniature.tsx';
import styles from './TemplateCard.module.css';
import { formatUsage } from '../formatUsage.ts';

export interface TemplateActions {
  onFavorite: (template: ListedTemplate) => void;
  onDuplicate: (template: ListedTemplate) => void;
  onExport: (template: ListedTemplate) => void;
  onDelete: (template: ListedTemplate) => void;
}

interface TemplateCardProps extends TemplateActions {
  template: ListedTemplate;
  /**
   * Whether the template is shown as the default. Becomes true as soon as the user selects the template, before the
   * server has responded.
   */
  isFavorite: boolean;
  /**
   * Whether the template is the only one in the list. The only template can be deleted although it is the default,
   * because the built-in template replaces it.
   */
  isLast: boolean;
  queue: FrontRenderingQueue;
}

export function TemplateCard({ template, isFavorite, queue, ...actionProps }: TemplateCardProps) {
  const language = useLanguage();
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.preview}>
        <Miniature template={template} queue={queue} />
      </div>
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 className={styles.name}>{template.name}</h2>
          {isFavorite && (
            <Badge look="accent" icon={<Star aria-hidden fill="currentColor" />}>
              <FormattedMessage {...templateMessages.default} />
            </Badge>
          )}
        </div>
        <Usage template={template} isFavorite={isFavorite} />
        <div className={styles.details}>
          <span>{layoutLabels[template.layout].name[language]}</span>
          <LanguageCoverage template={template} />
        </div>
      </div>
      <CardActions template={template} isFavorite={isFavorite} {...actionProps} />
    </div>
  );
}

/**
 * A text that shows how often the template is used. Renders nothing for a default template with a usage of zero,
 * because missions without a template of their own use the default too.
 */
function Usage({ template, isFavorite }: Pick<TemplateCardProps, 'template' | 'isFavorite'>) {
  const intl = useIntl();
  const usageTexts = formatUsage(intl, template);
  if (!usageTexts || (isFavorite && usageTexts.length === 0)) return null;
  return (
    <p className={styles.usage}>{usageTexts.join(' · ') || intl.formatMessage(messages.unused)}</p>
  );
}

function CardActions(props: Omit<TemplateCardProps, 'queue'>) {
  const { template, isFavorite, onFavorite } = props;
  const intl = useIntl();
  const formatLabel = (action: MessageDescriptor) =>
    intl.formatMessage(messages.action, {
      action: intl.formatMessage(action),
      name: template.name,
    });
  return (
    <div className={styles.footer}>
      <span className={styles.edit}>
        <ButtonLink
          to={getEditorPath(template.id)}
          icon={<Pencil aria-hidden />}
          aria-label={formatLabel(messages.edit)}
        >
          <FormattedMessage {...messages.edit} />
        </ButtonLink>
      </span>
      <div className={styles.actions}>
        <IconLink
          to={`${getPreviewPath(template.id)}?type=template`}
          label={formatLabel(messages.preview)}
          tooltip={intl.formatMessage(messages.preview)}
          icon={<Eye aria-hidden />}
        />
        <span className={styles.star}>
          <IconButton
            label={formatLabel(messages.setDefault)}
            tooltip={intl.formatMessage(messages.setDefault)}
            icon={<Star aria-hidden />}
            aria-pressed={isFavorite}
            // There is always a default: it changes only by selecting another one.
            onClick={() => !isFavorite && onFavorite(template)}
          />
        </span>
        <Menu
          label={formatLabel(templateMessages.more)}
          actions={useMenu(props)}
          onLoadError={useLoadErrorToast()}
        />
      </div>
    </div>
  );
}

/** Returns the actions in the menu of the card: those without a button on the card. */
function useMenu(props: Omit<TemplateCardProps, 'queue'>): MenuAction[] {
  const { template, isFavorite, isLast, onDuplicate, onExport, onDelete } = props;
  const intl = useIntl();
  const createAction = (message: MessageDescriptor, Icon: LucideIcon, onAction: () => void) => {
    const label = intl.formatMessage(message);
    return { id: label, label, icon: <Icon aria-hidden />, onAction };
  };
  return [
    createAction(messages.duplicate, Copy, () => onDuplicate(template)),
    createAction(fileMessages.exportFile, FileDown, () => onExport(template)),
    {
      ...createAction(messages.remove, Trash2, () => onDelete(template)),
      isDanger: true,
      disabledReason: isFavorite && !isLast ? intl.formatMessage(messages.locked) : undefined,
    },
  ];
}
