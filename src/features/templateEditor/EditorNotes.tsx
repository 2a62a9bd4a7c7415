import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type {
  TemplatePropertyName,
  UnparsedTemplateProperties,
} from '#domain/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { RestorableDraft, useDraft } from './drafts/index.ts';
import styles from './Editor.module.css';
import { messages } from './messages.ts';
import { type SaveError, saveMessages, SignInAgain } from './save/index.ts';

interface EditorNotesProps {
  draft: Pick<ReturnType<typeof useDraft>, 'offeredDraft' | 'hasUnreadableDraft'>;
  /** Shows the version that was saved in another tab; undefined if there is none. */
  onShowNewerVersion: (() => void) | undefined;
  /** The parts of the stored template that this version of the plugin cannot interpret. */
  unreadParts: UnparsedTemplateProperties | undefined;
  saveError: SaveError | undefined;
  onRetrySave: () => void;
  /** Error because of which the editor opened a substitute for the requested template. */
  loadError: Error | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Messages about the whole template: load errors, changes elsewhere, unreadable parts, drafts and save errors. */
export default function EditorNotes({
  draft,
  unreadParts,
  saveError,
  loadError,
  ...handlers
}: EditorNotesProps) {
  return (
    <div className={styles.notes}>
      {loadError && (
        <RetryNote type="warning" isRetrying={handlers.isRetrying} onRetry={handlers.onRetry}>
          <FormattedMessage {...messages.substitute} />
        </RetryNote>
      )}
      {handlers.onShowNewerVersion && (
        <InlineMessage type="warning">
          <FormattedMessage {...saveMessages.changedElsewhere} />
          <Button look="text" onClick={handlers.onShowNewerVersion}>
            <FormattedMessage {...saveMessages.showChange} />
          </Button>
        </InlineMessage>
      )}
      {unreadParts && <UnreadNote parts={unreadParts} />}
      {draft.offeredDraft && <DraftNote offer={draft.offeredDraft} />}
      {draft.hasUnreadableDraft && (
        <InlineMessage type="warning">
          <FormattedMessage {...messages.unreadableDraft} />
        </InlineMessage>
      )}
      {saveError && !saveError.part && (
        <InlineMessage type="error">
          <FormattedMessage {...saveError.message} />
          {saveError.needsSignIn ? (
            <SignInAgain onSignedIn={handlers.onRetrySave} />
          ) : (
            <Button look="text" onClick={handlers.onRetrySave}>
              <FormattedMessage {...sharedMessages.retry} />
            </Button>
          )}
        </InlineMessage>
      )}
    </div>
  );
}

const partNames = {
  layout: messages.layoutPart,
  colors: messages.colorsPart,
  custom_fields: messages.areasPart,
  background_image: messages.imagePart,
  raw_image: messages.imagePart,
};

function UnreadNote({ parts }: { parts: UnparsedTemplateProperties }) {
  const intl = useIntl();
  const names = new Set(
    (Object.keys(parts) as TemplatePropertyName[]).map((part) =>
      intl.formatMessage(partNames[part]),
    ),
  );
  return (
    <InlineMessage type="warning">
      <FormattedMessage {...messages.unread} values={{ parts: intl.formatList([...names]) }} />
    </InlineMessage>
  );
}

function DraftNote({ offer }: { offer: RestorableDraft }) {
  const intl = useIntl();
  const when = new Intl.DateTimeFormat(intl.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(offer.draft.at);
  return (
    <InlineMessage>
      <FormattedMessage {...messages.draft} values={{ when }} />
      <Button look="text" onClick={offer.resume}>
        <FormattedMessage {...messages.resumeDraft} />
      </Button>
      <Button look="text" onClick={offer.discard}>
        <FormattedMessage {...messages.discardDraft} />
      </Button>
    </InlineMessage>
  );
}
