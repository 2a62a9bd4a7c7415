import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StoredTemplate } from '#data/rest/templatesApi.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { ApiError } from '#data/apiError.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { resetCropForLayout } from '#domain/template/croppedImage.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import type { EditedTemplate, InitialEditorState, SaveProgress } from '../state/index.ts';
import { messages } from './messages.ts';
import { type SaveError, toSaveError } from './saveError.ts';
import { type SaveResponse, useSaveTemplate } from './useSaveTemplate.ts';

const loadCropper = () =>
  retryImport(() => import(/* webpackChunkName: "editor-tools" */ './cropImageForLayout.ts'));

interface SaveOptions {
  editing: EditedTemplate;
  /** Server's version of the template as last read or saved by this editor. */
  baseVersion: StoredTemplate;
  initialState: Pick<InitialEditorState, 'existingIds' | 'saveProgress'>;
  screenRef: RefObject<HTMLElement | null>;
  /**
   * Called after a successful save.
   * @param submittedTemplate the template as it was when the request was sent
   */
  onSaved: (submittedTemplate: CertificateTemplate, stored: StoredTemplate) => void;
}

/** A decision that the administrator has to make before the template can be saved. */
export type SaveConfirmation = Exclude<SaveResponse, { kind: 'saved' }>;

export type SaveResult = 'saved' | 'needsDecision' | 'failed';

export type SaveWithConfirmation = ReturnType<typeof useSaveWithConfirmation>;

/**
 * Returns functions that save the template, and the state and result of the last save. If a save fails, the edits are
 * kept.
 */
export function useSaveWithConfirmation(options: SaveOptions) {
  const { editing, baseVersion, initialState, screenRef, onSaved } = options;
  const intl = useIntl();
  const saveTemplate = useSaveTemplate();
  const { hostCallbacks, showToast } = usePluginContext();
  const { saveError, showError, clearError, clearPartError } = useSaveError(screenRef);
  const [isSaving, setIsSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<Date>();
  const [question, setQuestion] = useState<SaveConfirmation>();
  const [saveProgress] = useState(initialState.saveProgress);
  const progressRef = useRef(saveProgress);
  const lastModeRef = useRef<SaveMode>({});
  const currentRef = useRef({ editing, baseVersion });
  useLayoutEffect(() => {
    currentRef.current = { editing, baseVersion };
  });

  const runSave = async (mode: SaveMode): Promise<SaveResult> => {
    lastModeRef.current = mode;
    setIsSaving(true);
    clearError();
    const { present } = currentRef.current.editing.history;
    const startTime = performance.now();
    let result: SaveResult = 'failed';
    try {
      const versions = await prepareSave(currentRef.current, mode);
      const { existingIds } = initialState;
      const outcome = await saveTemplate({ ...versions, ...progressRef.current, existingIds });
      progressRef.current.isRetry = false;
      result = outcome.kind === 'saved' ? 'saved' : 'needsDecision';
      setQuestion(outcome.kind === 'saved' ? undefined : outcome);
      if (outcome.kind === 'saved') {
        setSavedAt(new Date());
        const detail = intl.formatMessage(messages.stored, outcome.storedVersion.template);
        showToast({ type: 'success', text: intl.formatMessage(messages.ok), detail });
        onSaved(present, outcome.storedVersion);
      } else if (outcome.kind !== 'unread') {
        const code = outcome.kind === 'conflict' ? 'changed' : outcome.kind;
        hostCallbacks.onEvent('save-conflict', startTime, code);
      }
    } catch (error) {
      // After a network error the server may still have saved the template.
      progressRef.current.isRetry ||= error instanceof ApiError && error.kind === 'network';
      setQuestion(undefined);
      showError(error);
    }
    setIsSaving(false);
    return result;
  };
  const store = (mode: SaveMode) => saveOnce(progressRef.current, () => runSave(mode));

  return {
    saveProgress,
    isSaving,
    savedAt,
    saveError,
    retry: () => void store(lastModeRef.current),
    clearPartError,
    question,
    /** Saves the template. Does nothing while another save is in progress. */
    save: () => store({}),
    /** Saves the template, and so replaces the version that was saved in the meantime. */
    overwrite: () => {
      if (question?.kind === 'conflict') void store({ overwrite: question.serverVersion });
    },
    /** Saves the template. The parts that could not be read are sent back unchanged. */
    saveWithUnreadParts: () => {
      progressRef.current.acceptsUnreadParts = true;
      void store(lastModeRef.current);
    },
    saveAsNew: (name: string) => void store({ newName: name }),
    /** Asks a question, such as what to do with the edits after a change in another tab. */
    ask: setQuestion,
    dismissQuestion: useCallback(() => setQuestion(undefined), []),
  };
}

/** Starts a save. Does nothing while another save is running. */
async function saveOnce(
  progress: SaveProgress,
  runSave: () => Promise<SaveResult>,
): Promise<SaveResult> {
  if (progress.running) return 'failed';
  const running = runSave();
  progress.running = running;
  const result = await running;
  progress.running = undefined;
  return result;
}

/**
 * Returns the error of the last save and functions to set and clear it. Errors are shown in a toast and announced to
 * screen readers.
 */
function useSaveError(screenRef: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const { showToast } = usePluginContext();
  const errorToast = useErrorToast(showToast);
  const [saveError, setSaveError] = useState<SaveError>();
  return {
    saveError,
    showError: (error: unknown) => {
      const newError = toSaveError(error);
      setSaveError(newError);
      const text = intl.formatMessage(newError.message);
      announce(screenRef.current, text, 'assertive');
      errorToast.show({ text: intl.formatMessage(messages.fail), detail: text });
    },
    clearError: () => {
      setSaveError(undefined);
      errorToast.dismiss();
    },
    /** Clears the error if it belongs to one part of the form. An error about the whole template is kept. */
    clearPartError: useCallback(
      () => setSaveError((error) => (error?.part ? undefined : error)),
      [],
    ),
  };
}

interface SaveMode {
  /** Version on the server to replace, which another user has saved. Default: the version that was edited. */
  overwrite?: StoredTemplate;
  /** Name under which to create a new template, instead of saving the edited template. */
  newName?: string;
}

/**
 * Prepares a template for saving.
 * @throws Error if the code that crops images cannot be loaded
 */
async function prepareSave(
  { editing, baseVersion }: Pick<SaveOptions, 'editing' | 'baseVersion'>,
  { overwrite, newName }: SaveMode,
) {
  const { present, savedTemplate } = editing.history;
  const copyFields = newName !== undefined && { id: null, favorite: false };
  const template = { ...present, ...copyFields, name: (newName ?? present.name).trim() };
  const renderedTemplate = resetCropForLayout(template, savedTemplate.layout);
  const submittedTemplate = renderedTemplate.focalPoint
    ? await (await loadCropper()).cropImageForLayout(renderedTemplate, savedTemplate)
    : renderedTemplate;
  return { template: submittedTemplate, baseVersion: overwrite ?? baseVersion };
}
