import { FormattedMessage, useIntl } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { TemplatePart, UnreadParts } from '#model/template/template.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Note } from '#ui/marks/Note.tsx';
import { RetryNote } from '#ui/marks/RetryNote.tsx';
import type { OfferedDraft, useDraft } from './drafts/useDraft.ts';
import styles from './Editor.module.css';
import { messages } from './messages.ts';
import type { Refusal } from './save/refusal.ts';
import { SignInAgain } from './save/SignInAgain.tsx';

interface EditorNotesProps {
  draft: Pick<ReturnType<typeof useDraft>, 'offer' | 'isAnyUnreadable'>;
  /** What the server has and could not be read. */
  unread: UnreadParts | undefined;
  refusal: Refusal | undefined;
  onSaveAgain: () => void;
  /** Why another template stands in for the one that was asked for. */
  failure: Error | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** What concerns the template as a whole. */
export function EditorNotes({ draft, unread, refusal, failure, ...on }: EditorNotesProps) {
  return (
    <div className={styles.notes}>
      {failure && (
        <RetryNote type="warning" isRetrying={on.isRetrying} onRetry={on.onRetry}>
          <FormattedMessage {...messages.substitute} />
        </RetryNote>
      )}
      {unread && <UnreadNote parts={unread} />}
      {draft.offer && <DraftNote offered={draft.offer} />}
      {draft.isAnyUnreadable && (
        <Note type="warning">
          <FormattedMessage {...messages.unreadableDraft} />
        </Note>
      )}
      {refusal && !refusal.part && (
        <Note type="error">
          <FormattedMessage {...refusal.text} />
          {refusal.needsSignIn ? (
            <SignInAgain onSignedIn={on.onSaveAgain} />
          ) : (
            <Button look="text" onClick={on.onSaveAgain}>
              <FormattedMessage {...sharedMessages.retry} />
            </Button>
          )}
        </Note>
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

function UnreadNote({ parts }: { parts: UnreadParts }) {
  const intl = useIntl();
  const names = new Set(
    (Object.keys(parts) as TemplatePart[]).map((part) => intl.formatMessage(partNames[part])),
  );
  return (
    <Note type="warning">
      <FormattedMessage {...messages.unread} values={{ parts: intl.formatList([...names]) }} />
    </Note>
  );
}

function DraftNote({ offered }: { offered: OfferedDraft }) {
  const intl = useIntl();
  const when = new Intl.DateTimeFormat(intl.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(offered.draft.at);
  return (
    <Note>
      <FormattedMessage {...messages.draft} values={{ when }} />
      <Button look="text" onClick={offered.resume}>
        <FormattedMessage {...messages.resumeDraft} />
      </Button>
      <Button look="text" onClick={offered.discard}>
        <FormattedMessage {...messages.discardDraft} />
      </Button>
    </Note>
  );
}
