import { LayoutTemplate } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { maxListedCertificates, useListCertificatesQuery } from '#data/rest/missionsApi.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { selectIsAdmin } from '#session/sessionSlice.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Skeleton, SkeletonGroup } from '#ui/feedback/Skeleton.tsx';
import { ScreenHeader } from '#ui/ScreenHeader.tsx';
import { selectHasLoadError, selectList } from './certificatesSlice.ts';
import { messages } from './messages.ts';
import { formatWorkload } from './useCertificateRowTexts.ts';

interface PageHeaderProps {
  /** Certificates on screen, which are counted until the complete list of `GET /certificates` is loaded. */
  certificates: readonly Certificate[] | undefined;
  /** Whether to request `GET /certificates` immediately, as for a search, and not after the first page. */
  needsPlainList: boolean;
}

/**
 * Page header with the title, the number of certificates and hours, and for administrators a link to the templates. It
 * does not render again while the user types words to search for.
 */
export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const isAdmin = useSelector(selectIsAdmin);
  return (
    <ScreenHeader
      title={<FormattedMessage {...sharedMessages.homeTitle} />}
      summary={<Summary {...props} />}
      actions={
        isAdmin && (
          <ButtonLink to="/templates" icon={<LayoutTemplate aria-hidden />}>
            <FormattedMessage {...sharedMessages.templatesTitle} />
          </ButtonLink>
        )
      }
    />
  );
});

function Summary({ certificates, needsPlainList }: PageHeaderProps) {
  const intl = useIntl();
  const list = useSelector(selectList);
  const plainList = list.length > 0 ? list : undefined;
  // The plain list is large: it is requested after the first page is on screen.
  useListCertificatesQuery(undefined, {
    skip: !needsPlainList && !certificates && !plainList,
    refetchOnMountOrArgChange: true,
  });
  const hasFailed = useSelector(selectHasLoadError);
  const countedCertificates = plainList ?? certificates;
  if (!countedCertificates) {
    // An empty line keeps its height, so that nothing moves at the next attempt.
    if (hasFailed) return <span />;
    return (
      <SkeletonGroup isSilent>
        <Skeleton width="210px" height="12px" />
      </SkeletonGroup>
    );
  }
  const n = countedCertificates.length;
  if (n === 0) return null;
  if (plainList && n >= maxListedCertificates) {
    return <FormattedMessage {...messages.countAtLeast} values={{ n }} />;
  }
  const minutes = countedCertificates.reduce(
    (sum, certificate) => sum + (certificate.course.workload ?? 0),
    0,
  );
  const hours = formatWorkload(intl, minutes);
  if (!hours)
    return <FormattedMessage {...(plainList ? messages.count : messages.showing)} values={{ n }} />;
  return (
    <FormattedMessage
      {...(plainList ? messages.summaryAll : messages.summary)}
      values={{ n, hours }}
    />
  );
}
