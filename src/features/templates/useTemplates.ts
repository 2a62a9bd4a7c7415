import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { CountedTemplate } from '#api/documents/storedTemplateWire.ts';
import { templatesApi } from '#api/documents/templatesApi.ts';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { documentMessages } from '#documents/messages.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { useHandler } from '#ui/useHandler.ts';
import { messages } from './messages.ts';

/** A template of the list: somebody stored it. */
export type ListedTemplate = CountedTemplate & { id: string };

const { initiate, select } = templatesApi.endpoints.listTemplates;
const selectList = select(undefined);

/** The company's templates, asked for anew on every visit. */
export function useTemplates() {
  const dispatch = useServicesDispatch();
  const list = useSelector((state: Parameters<typeof selectList>[0]) => selectList(state));
  useEffect(() => {
    const query = dispatch(initiate(undefined, { forceRefetch: true }));
    return () => query.unsubscribe();
  }, [dispatch]);
  const reload = useCallback(
    () => void dispatch(initiate(undefined, { forceRefetch: true, subscribe: false })),
    [dispatch],
  );
  // What failed on an earlier visit is no news.
  const [earlier] = useState(list.error);
  const error = list.error === earlier ? undefined : list.error;
  const unnamed = useIntl().formatMessage(documentMessages.unnamedTemplate);
  const templates = useMemo(
    () =>
      list.data?.templates.filter(isStored).map((one) => ({ ...one, name: one.name || unnamed })),
    [list.data, unnamed],
  );
  useStaleNotice(templates !== undefined && error, reload);
  return {
    /** Undefined before they came for the first time. */
    templates,
    /** Why the latest load of this visit failed; what was there before stays. */
    error,
    /** There are others that could not be read. */
    isPartial: list.data?.isPartial ?? false,
    isLoading: list.isLoading,
    reload,
  };
}

function isStored(template: CountedTemplate): template is ListedTemplate {
  return template.id !== null;
}

/** Says so when what is on screen could not be brought up to date. */
function useStaleNotice(error: unknown, reload: () => void) {
  const failure = useFailureToast(useServices().toast);
  const intl = useIntl();
  const notify = useHandler(() => {
    failure.tell({ text: intl.formatMessage(messages.stale), retry: reload });
  });
  useEffect(() => {
    if (error) notify();
    else failure.takeAway();
  }, [error, failure, notify]);
}
