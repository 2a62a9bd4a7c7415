import { Copy, Eye, FileDown, type LucideIcon, Pencil, Star, Trash2 } from 'lucide-react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { templateMessages } from '#documents/templateMessages.ts';
import { editorPath, previewPath } from '#model/addresses.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconButton, IconLink } from '#ui/controls/IconButton.tsx';
import type { FrontQueue } from '#rendering/screen/FrontQueue.ts';
import { LaterMenu } from '#ui/kit/later.tsx';
import type { MenuAction } from '#ui/kit/Menu.tsx';
import { Badge } from '#ui/marks/Badge.tsx';
import { LanguageMarks } from './LanguageMarks.tsx';
import { fileMessages } from '../file/messages.ts';
import { messages } from '../messages.ts';
import { Miniature } from './Miniature.tsx';
import styles from './TemplateCard.module.css';
import { usageWords } from '../usageWords.ts';
import type { ListedTemplate } from '../useTemplates.ts';

export interface TemplateActions {
  onFavorite: (template: ListedTemplate) => void;
  onDuplicate: (template: ListedTemplate) => void;
  onExport: (template: ListedTemplate) => void;
  onDelete: (template: ListedTemplate) => void;
}

interface TemplateCardProps extends TemplateActions {
  template: ListedTemplate;
  /** The mark as it is shown, which moves before the server answers. */
  isFavorite: boolean;
  /** The last one can go though it is the default: the built-in one then stands in. */
  isLast: boolean;
  queue: FrontQueue;
}

/** A template in the list, and what can be done with it. */
export function TemplateCard({ template, isFavorite, queue, ...rest }: TemplateCardProps) {
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.mat}>
        <Miniature template={template} queue={queue} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>{template.name}</h2>
          {isFavorite && (
            <Badge look="accent" icon={<Star aria-hidden fill="currentColor" />}>
              <FormattedMessage {...templateMessages.default} />
            </Badge>
          )}
        </div>
        <Usage template={template} isFavorite={isFavorite} />
        <div className={styles.facts}>
          <FormattedMessage {...templateMessages[template.layout]} tagName="span" />
          <LanguageMarks template={template} />
        </div>
      </div>
      <CardActions template={template} isFavorite={isFavorite} {...rest} />
    </div>
  );
}

/** How much uses it, where the platform tells. The default one is in use wherever a mission names none. */
function Usage({ template, isFavorite }: Pick<TemplateCardProps, 'template' | 'isFavorite'>) {
  const intl = useIntl();
  const words = usageWords(intl, template);
  if (!words || (isFavorite && words.length === 0)) return null;
  return <p className={styles.usage}>{words.join(' · ') || intl.formatMessage(messages.unused)}</p>;
}

function CardActions(props: Omit<TemplateCardProps, 'queue'>) {
  const { template, isFavorite, onFavorite } = props;
  const intl = useIntl();
  const { edit, preview } = addressesOf(template);
  const named = (action: MessageDescriptor) =>
    intl.formatMessage(messages.action, {
      action: intl.formatMessage(action),
      name: template.name,
    });
  return (
    <div className={styles.foot}>
      <span className={styles.edit}>
        <ButtonLink to={edit} icon={<Pencil aria-hidden />} aria-label={named(messages.edit)}>
          <FormattedMessage {...messages.edit} />
        </ButtonLink>
      </span>
      <div className={styles.actions}>
        <IconLink to={preview} label={named(messages.preview)} icon={<Eye aria-hidden />} />
        <span className={styles.star}>
          <IconButton
            label={named(messages.setDefault)}
            icon={<Star aria-hidden />}
            aria-pressed={isFavorite}
            // There always is one: the mark goes away only to another.
            onClick={() => !isFavorite && onFavorite(template)}
          />
        </span>
        <LaterMenu label={named(templateMessages.more)} actions={useMenu(props)} />
      </div>
    </div>
  );
}

/** What has no button of its own. */
function useMenu(props: Omit<TemplateCardProps, 'queue'>): MenuAction[] {
  const { template, isFavorite, isLast, onDuplicate, onExport, onDelete } = props;
  const intl = useIntl();
  const action = (message: MessageDescriptor, Icon: LucideIcon, onAction: () => void) => {
    const label = intl.formatMessage(message);
    return { id: label, label, icon: <Icon aria-hidden />, onAction };
  };
  return [
    action(messages.duplicate, Copy, () => onDuplicate(template)),
    action(fileMessages.exportFile, FileDown, () => onExport(template)),
    {
      ...action(messages.remove, Trash2, () => onDelete(template)),
      isDanger: true,
      disabledReason: isFavorite && !isLast ? intl.formatMessage(messages.locked) : undefined,
    },
  ];
}

function addressesOf({ id }: ListedTemplate) {
  return { edit: editorPath(id), preview: `${previewPath(id)}?type=template` };
}
