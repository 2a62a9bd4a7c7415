import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasErrorStatus } from '#data/apiError.ts';
import { type ListedTemplate, templatesApi } from '#data/rest/templatesApi.ts';
import { templateMessages } from '#documents/templateMessages.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { sendPendingChangesKey } from '#session/signOut.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { messages } from './messages.ts';

/** Deletion that can still be undone. */
interface PendingDeletion {
  send: () => void;
  undo: () => void;
  closeToast: () => void;
}

/**
 * Returns the ids of the templates that are being deleted, and functions that start deleting one and undo the last
 * deletion. A toast offers to undo the deletion. The request is sent when the toast closes, or when the user leaves the
 * screen or the page, or signs out. After a failure the template is no longer in `pendingIds`.
 * @param onUndo called when the user undoes a deletion, with the ids of the templates that are still being deleted
 */
export function usePendingDeletions(
  onUndo: (template: ListedTemplate, pendingIds: ReadonlySet<string>) => void,
) {
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(new Set());
  const unsentRef = useRef(new Map<string, PendingDeletion>());
  const dispatch = usePluginDispatch();
  const context = usePluginContext();
  const { sessionCache, showToast } = context;
  const errorToast = useErrorToast(showToast);
  const intl = useIntl();

  const show = ({ id }: ListedTemplate) => setPendingIds((previous) => removeId(previous, id));

  const send = async (template: ListedTemplate): Promise<void> => {
    // Another user may have signed in.
    if (!unsentRef.current.delete(template.id) || context.sessionCache !== sessionCache) return;
    const request = templatesApi.endpoints.deleteTemplate.initiate(template.id, { track: false });
    const { error } = await dispatch(request);
    show(template);
    // A template that is already gone counts as deleted. Expired sessions are handled globally.
    if (!error || hasErrorStatus(error, 401, 404)) return;
    // The list may have changed on the server.
    dispatch(templatesApi.util.invalidateTags(['template']));
    const isDefault = hasErrorStatus(error, 409);
    errorToast.show({
      text: intl.formatMessage(isDefault ? messages.locked : messages.removeFailed),
    });
  };

  const handleUndo = useStableCallback((template: ListedTemplate) =>
    onUndo(template, removeId(pendingIds, template.id)),
  );
  const startDeletion = (template: ListedTemplate) => {
    errorToast.dismiss();
    setPendingIds((previous) => new Set([...previous, template.id]));
    const undo = () => {
      if (!unsentRef.current.delete(template.id)) return;
      handleUndo(template);
      show(template);
    };
    const closeToast = showToast({
      type: 'success',
      text: intl.formatMessage(messages.removed, template),
      action: { label: intl.formatMessage(templateMessages.undo), onPress: undo },
      onClose: () => void send(template),
      // A press that misses the undo button must not make the deletion final.
      dismissible: false,
    });
    unsentRef.current.set(template.id, { send: () => void send(template), undo, closeToast });
  };

  /** @returns whether there was a deletion to undo */
  const undoLast = (): boolean => {
    const deletion = [...unsentRef.current.values()].at(-1);
    deletion?.undo();
    deletion?.closeToast();
    return deletion !== undefined;
  };

  const sendAll = useStableCallback(() => {
    for (const deletion of [...unsentRef.current.values()]) {
      deletion.send();
      deletion.closeToast();
    }
  });
  useEffect(() => {
    window.addEventListener('pagehide', sendAll);
    sessionCache.set(sendPendingChangesKey, sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sessionCache.remove(sendPendingChangesKey);
      sendAll();
    };
  }, [sendAll, sessionCache]);

  return { pendingIds, startDeletion, undoLast };
}

const removeId = (ids: ReadonlySet<string>, removedId: string) =>
  new Set([...ids].filter((id) => id !== removedId));
