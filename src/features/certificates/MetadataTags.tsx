import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Hidden } from '#ui/Hidden.tsx';
import { Tag } from '#ui/marks/Tag.tsx';
import { selectCompanyMetadata } from './certificatesSlice.ts';
import { loadMetadata, useCertificatesDispatch } from './loadCertificates.ts';
import { messages } from './messages.ts';
import styles from './MetadataTags.module.css';

/**
 * The company's user metadata as a row of tags; nothing when there is none, or it did not come.
 * @param isHeld until the first certificates are there: what is on screen moves once, not twice
 */
export function MetadataTags({ isHeld }: { isHeld: boolean }) {
  const intl = useIntl();
  const dispatch = useCertificatesDispatch();
  const tags = useSelector(selectCompanyMetadata);
  useEffect(() => {
    void dispatch(loadMetadata());
  }, [dispatch]);

  if (isHeld || tags.length === 0) return null;
  const audience = intl.formatMessage(messages.audience);
  return (
    <ul className={styles.tags} aria-label={intl.formatMessage(messages.tags)}>
      {tags.map(({ id, name, color, is_metadata_in_audience_rule: isInAudienceRule }) => (
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
  );
}
