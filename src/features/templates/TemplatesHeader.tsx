import { ArrowLeft, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePluginContext } from '#session/pluginContext.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconLink } from '#ui/controls/IconButton.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { ScreenHeader } from '#ui/ScreenHeader.tsx';
import { ImportButton } from './file/index.ts';
import { messages } from './messages.ts';

interface TemplatesHeaderProps {
  /** Number of templates in the list; undefined until the templates are loaded. */
  count: number | undefined;
  existingIds: readonly string[];
  /** Ref of the element with the buttons that import and create templates. */
  actionsRef: RefObject<HTMLDivElement | null>;
}

/**
 * The header of the template list: title, number of templates, and buttons to import and create templates. Has a back
 * button if the plugin's start screen is Home.
 */
export function TemplatesHeader({ count, existingIds, actionsRef }: TemplatesHeaderProps) {
  const intl = useIntl();
  const { homePath } = usePluginContext();
  return (
    <ScreenHeader
      title={<FormattedMessage {...sharedMessages.templatesTitle} />}
      summary={
        count === undefined ? (
          <SkeletonGroup isSilent>
            <Skeleton width="320px" height="12px" />
          </SkeletonGroup>
        ) : (
          count > 0 && <FormattedMessage {...messages.summary} values={{ n: count }} />
        )
      }
      backLink={
        homePath === '/' && (
          <IconLink
            to="/"
            label={intl.formatMessage(messages.back)}
            icon={<ArrowLeft aria-hidden />}
          />
        )
      }
      actions={
        <>
          <ImportButton existingIds={existingIds} />
          <ButtonLink to="/editor" look="primary" icon={<Plus aria-hidden />}>
            <FormattedMessage {...messages.create} />
          </ButtonLink>
        </>
      }
      actionsRef={actionsRef}
    />
  );
}
