import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Tag } from '#ui/feedback/Tag.tsx';
import { selectCompanyMetadata } from '../certificatesSlice.ts';
import { loadUserMetadata, useCertificatesDispatch } from '../loadCertificates.ts';
import { messages } from './metadataMessages.ts';
import styles from './UserMetadataTags.module.css';

/**
 * Tags that show the company's user metadata (custom attributes of users). The tags are collapsed below the list, so
 * that nothing moves when they are loaded. Renders nothing if there is no metadata or if loading failed.
 */
export default function UserMetadataTags() {
  const intl = useIntl();
  const dispatch = useCertificatesDispatch();
  const tags = useSelector(selectCompanyMetadata);
  useEffect(() => {
    void dispatch(loadUserMetadata());
  }, [dispatch]);

  if (tags.length === 0) return null;
  const audience = intl.formatMessage(messages.audience);
  return (
    <details className={styles.attributes}>
      <summary>
        <FormattedMessage {...messages.attributes} values={{ n: tags.length }} />
      </summary>
      <ul className={styles.tags} aria-label={intl.formatMessage(messages.tags)}>
        {tags.map(({ id, name, color, isMetadataInAudienceRule: isInAudienceRule }) => (
          <li key={id}>
            <Tag
              color={color}
              icon={
                isInAudienceRule && (
                  <span title={audience}>
                    <UsersRound aria-hidden />
                    <VisuallyHidden>{audience}</VisuallyHidden>
                  </span>
                )
              }
            >
              {name}
            </Tag>
          </li>
        ))}
      </ul>
    </details>
  );
}
