import { ArrowLeft, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices } from '#api/services.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconLink } from '#ui/controls/IconButton.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { ImportButton } from './file/ImportButton.tsx';
import { messages } from './messages.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** Of the templates there are; undefined until that is known. */
  ids: readonly string[] | undefined;
  /** Where the way to a new one stands. */
  newTemplate: RefObject<HTMLDivElement | null>;
}

/** The way back where there is one, the title, how many there are, and the way to a new one. */
export function PageHeader({ ids, newTemplate }: PageHeaderProps) {
  const intl = useIntl();
  const { home } = useServices();
  const count = ids?.length;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {home === '/' && (
          <IconLink
            to="/"
            label={intl.formatMessage(messages.back)}
            icon={<ArrowLeft aria-hidden />}
          />
        )}
        <div>
          <h1>
            <FormattedMessage {...sharedMessages.templatesTitle} />
          </h1>
          <div className={styles.summary}>
            {count === undefined ? (
              <SkeletonGroup isPart>
                <Skeleton width="320px" height="12px" />
              </SkeletonGroup>
            ) : (
              count > 0 && <FormattedMessage {...messages.summary} values={{ n: count }} />
            )}
          </div>
        </div>
      </div>
      <div ref={newTemplate} className={styles.actions}>
        <ImportButton knownIds={ids ?? []} />
        <ButtonLink to="/editor" look="primary" icon={<Plus aria-hidden />}>
          <FormattedMessage {...messages.create} />
        </ButtonLink>
      </div>
    </header>
  );
}
