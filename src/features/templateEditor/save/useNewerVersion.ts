import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { openTemplateThunk, type StoredTemplate } from '#data/rest/templatesApi.ts';
import { usePluginDispatch } from '#session/pluginContext.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { isSameTemplate } from '../state/index.ts';
import { messages } from './messages.ts';

/**
 * Returns the version of the template on the server, if it is newer than `baseVersion`. Requests it each time the tab
 * becomes visible again, because the template may have been changed in another tab. A failed request is ignored: saving
 * checks the version again.
 * @param baseVersion server's version of the template as last read or saved by this editor
 */
export function useNewerVersion(
  baseVersion: StoredTemplate,
  screenRef: RefObject<HTMLElement | null>,
): StoredTemplate | undefined {
  const intl = useIntl();
  const dispatch = usePluginDispatch();
  const [newer, setNewer] = useState<{ version: StoredTemplate; baseVersion: StoredTemplate }>();
  const report = useStableCallback((version: StoredTemplate, requestedBase: StoredTemplate) => {
    // If this editor has saved since the request, the response may be older than what it saved.
    if (requestedBase !== baseVersion || !isNewer(version, baseVersion)) return;
    setNewer({ version, baseVersion });
    announce(screenRef.current, intl.formatMessage(messages.changedElsewhere));
  });
  const check = useStableCallback(async () => {
    const { id } = baseVersion.template;
    if (document.visibilityState !== 'visible' || id === null) return;
    const version = await dispatch(openTemplateThunk(id)).catch(() => undefined);
    if (version) report(version, baseVersion);
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [check]);
  return newer?.baseVersion === baseVersion ? newer.version : undefined;
}

function isNewer(version: StoredTemplate, baseVersion: StoredTemplate): boolean {
  const hasSameEtag = version.etag !== undefined && version.etag === baseVersion.etag;
  return !hasSameEtag && !isSameTemplate(version.template, baseVersion.template);
}
