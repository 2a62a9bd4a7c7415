import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Hidden } from '#ui/Hidden.tsx';
import { Tag } from '#ui/marks/Tag.tsx';
import { selectCompanyMetadata } from '../certificatesSlice.ts';
import { loadMetadata, useCertificatesDispatch } from '../loadCertificates.ts';
import { messages } from './messages.ts';
import styles from './MetadataTags.module.css';

/**
 * The company's user metadata as tags, folded up at the foot of the list, where they move nothing when they come; nothing
 * when there is none, or it did not come.
 */
export function MetadataTags() {
  const intl = useIntl();
  const dispatch = useCertificatesDispatch();
  const tags = useSelector(selectCompanyMetadata);
  useEffect(() => {
    void dispatch(loadMetadata());
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
              mark={
                isInAudienceRule && (
                  <span title={audience}>
                    <UsersRound aria-hidden />
                    <Hidden>{audience}</Hidden>
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
