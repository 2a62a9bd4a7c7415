import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../shellContext.ts';
import { listenToFrame, postToFrame } from './frameBridge.ts';

const FIRST_HEIGHT = 640;

/** The plugin's standalone page in an iframe, steered by messages. */
export function EmbeddedPage() {
  const { config, user, colorMode, t, setTitle, endSession } = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [readyCount, setReadyCount] = useState(0);
  const title = t('embedded');

  useEffect(() => setTitle(title), [setTitle, title]);

  const steer = useEffectEvent((): void => {
    postToFrame(frame.current, config.pluginUrl, { type: 'color-mode', data: colorMode });
    postToFrame(frame.current, config.pluginUrl, {
      type: 'parent-url',
      data: `${window.location.origin}/embedded`,
    });
  });
  const expire = useEffectEvent(() => endSession('expired'));

  useEffect(
    () =>
      listenToFrame(() => frame.current, config.pluginUrl, {
        ready: () => setReadyCount((count) => count + 1),
        resize: setHeight,
        titled: setTitle,
        expired: expire,
      }),
    [config.pluginUrl, setTitle],
  );
  useEffect(() => {
    if (readyCount > 0) steer();
  }, [readyCount, colorMode]);

  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('embeddedHint')}</p>
      <iframe
        ref={frame}
        className="plugin-frame"
        title={t('frameTitle')}
        src={`${config.pluginUrl}/signin/${encodeURIComponent(user.token)}`}
        referrerPolicy="no-referrer"
        style={{ height }}
      />
    </div>
  );
}
