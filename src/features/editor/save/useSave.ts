import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StoredTemplate } from '#api/documents/templatesApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { ApiError } from '#api/apiError.ts';
import { retryingImport } from '#i18n/retryingImport.ts';
import { framed } from '#model/template/focalPoint.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import type { Editing } from '../state/useEditing.ts';
import { messages } from './messages.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { type SaveOutcome, saveTemplate } from './saveTemplate.ts';

const loadWriter = () =>
  retryingImport(() => import(/* webpackChunkName: "editor-picture" */ './withPart.ts'));

interface SaveOptions {
  editing: Editing;
  /** As the server had it when it was read or stored last. */
  basis: StoredTemplate;
  knownIds: readonly string[];
  screen: RefObject<HTMLElement | null>;
  /** @param sent the template as it was then */
  onSaved: (sent: CertificateTemplate, stored: StoredTemplate) => void;
}

/** What the admin has to decide before the template can be stored. */
export type SaveQuestion = Exclude<SaveOutcome, { kind: 'saved' }>;

/** What became of a save: stored, something is to be decided first, or why not is said. */
export type SaveResult = 'saved' | 'asked' | 'refused';

export type Save = ReturnType<typeof useSave>;

/** Stores the template and says what came of it. On failure nothing that was typed is lost. */
export function useSave(options: SaveOptions) {
  const { editing, basis, knownIds, screen, onSaved } = options;
  const intl = useIntl();
  const dispatch = useServicesDispatch();
  const { reports, toast } = useServices();
  const { refusal, refuse, forget, forgetPart } = useRefusal(screen);
  const [isBusy, setIsBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();
  const [question, setQuestion] = useState<SaveQuestion>();
  const isUnderWay = useRef(false);
  const isRepeated = useRef(false);
  const keepsUnread = useRef(false);
  const latest = useRef<How>({});
  const current = useRef({ editing, basis });
  useLayoutEffect(() => {
    current.current = { editing, basis };
  });

  const store = async (how: How): Promise<SaveResult> => {
    if (isUnderWay.current) return 'refused';
    isUnderWay.current = true;
    latest.current = how;
    setIsBusy(true);
    forget();
    const { present } = current.current.editing.history;
    const began = performance.now();
    let result: SaveResult = 'refused';
    try {
      const saving = await savingOf(current.current, how);
      const more = { knownIds, isRepeated: isRepeated.current, keepsUnread: keepsUnread.current };
      const outcome = await dispatch(saveTemplate({ ...saving, ...more }));
      isRepeated.current = false;
      result = outcome.kind === 'saved' ? 'saved' : 'asked';
      setQuestion(outcome.kind === 'saved' ? undefined : outcome);
      if (outcome.kind === 'saved') {
        setSavedAt(new Date());
        const detail = intl.formatMessage(messages.stored, outcome.stored.template);
        toast({ type: 'success', text: intl.formatMessage(messages.ok), detail });
        onSaved(present, outcome.stored);
      } else if (outcome.kind !== 'unread') {
        const code = outcome.kind === 'conflict' ? 'changed' : outcome.kind;
        reports.event('save-conflict', began, code);
      }
    } catch (error) {
      // It may have arrived all the same.
      isRepeated.current ||= error instanceof ApiError && error.kind === 'network';
      setQuestion(undefined);
      refuse(error);
    }
    isUnderWay.current = false;
    setIsBusy(false);
    return result;
  };

  return {
    isBusy,
    savedAt,
    refusal,
    /** Tries again what was refused. */
    retry: () => void store(latest.current),
    forgetPart,
    question,
    /** One request at a time, however often it is asked. */
    save: () => store({}),
    /** Stores over what somebody else has stored. */
    overwrite: () => {
      if (question?.kind === 'conflict') void store({ over: question.theirs });
    },
    /** Stores it with the parts that could not be read. */
    keepUnread: () => {
      keepsUnread.current = true;
      void store(latest.current);
    },
    /** Stores a new template. */
    saveAs: (name: string) => void store({ as: name }),
    /** Back to editing. */
    dismiss: useCallback(() => setQuestion(undefined), []),
  };
}

/** Why the last save failed, said at once and kept where it failed. */
function useRefusal(screen: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const { toast } = useServices();
  const failure = useFailureToast(toast);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    refusal,
    refuse: (error: unknown) => {
      const why = refusalOf(error);
      setRefusal(why);
      const words = intl.formatMessage(why.text);
      announce(screen.current, words, 'assertive');
      failure.tell({ text: intl.formatMessage(messages.fail), detail: words });
    },
    forget: () => {
      setRefusal(undefined);
      failure.takeAway();
    },
    /** What was refused of the form is there no more. */
    forgetPart: useCallback(() => setRefusal((why) => (why?.part ? undefined : why)), []),
  };
}

/** As what a template is stored. */
interface How {
  /** Over this state of the server's, in place of the one that was read. */
  over?: StoredTemplate;
  /** As a new template of this name. */
  as?: string;
}

/** @throws whatever a failed chunk request gives */
async function savingOf(
  { editing, basis }: Pick<SaveOptions, 'editing' | 'basis'>,
  { over, as }: How,
) {
  const { present, saved } = editing.history;
  const copied = as !== undefined && { id: null, favorite: false };
  const template = { ...present, ...copied, name: (as ?? present.name).trim() };
  const drawn = framed(template, saved.layout);
  const sent = drawn.focalPoint ? (await loadWriter()).withPart(drawn, saved) : drawn;
  return { template: await sent, basis: over ?? basis };
}
