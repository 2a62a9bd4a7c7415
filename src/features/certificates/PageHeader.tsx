import { LayoutTemplate } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  listedCertificatesLimit,
  selectListed,
  useListCertificates,
} from '#api/rest/missionsApi.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { selectIsAdmin } from '#session/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Skeleton, SkeletonGroup } from '#ui/states/Skeleton.tsx';
import { messages } from './messages.ts';
import styles from './PageHeader.module.css';
import { formatWorkload } from './views/useFacts.ts';

interface PageHeaderProps {
  /** What is on screen, for as long as the total is not known; undefined before the first page came. */
  shown: readonly Certificate[] | undefined;
  /** All certificates are wanted at once. */
  isListWanted: boolean;
}

/** Title, how many certificates of how many hours, and the administrators' way to the templates. */
export function PageHeader(props: PageHeaderProps) {
  const isAdmin = useSelector(selectIsAdmin);
  return (
    <header className={styles.head}>
      <div>
        <h1>
          <FormattedMessage {...sharedMessages.homeTitle} />
        </h1>
        <div className={styles.summary}>
          <Summary {...props} />
        </div>
      </div>
      {isAdmin && (
        <div className={styles.actions}>
          <ButtonLink to="/templates" icon={<LayoutTemplate aria-hidden />}>
            <FormattedMessage {...sharedMessages.templatesTitle} />
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

function Summary({ shown, isListWanted }: PageHeaderProps) {
  const intl = useIntl();
  const list = useSelector(selectListed);
  const all = list.length > 0 ? list : undefined;
  // After the first page is on screen, so that nothing stands in its way.
  useListCertificates(isListWanted || Boolean(shown ?? all));
  const counted = all ?? shown;
  if (!counted) {
    return (
      <SkeletonGroup isPart>
        <Skeleton width="210px" height="12px" />
      </SkeletonGroup>
    );
  }
  const n = counted.length;
  if (n === 0) return null;
  if (all && n >= listedCertificatesLimit) {
    return <FormattedMessage {...messages.countAtLeast} values={{ n }} />;
  }
  const minutes = counted.reduce((sum, one) => sum + (one.course.workload ?? 0), 0);
  const hours = formatWorkload(intl, minutes);
  if (!hours)
    return <FormattedMessage {...(all ? messages.count : messages.showing)} values={{ n }} />;
  return (
    <FormattedMessage {...(all ? messages.summaryAll : messages.summary)} values={{ n, hours }} />
  );
}
