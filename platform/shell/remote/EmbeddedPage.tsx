import { useEffect, useEffectEvent, useRef } from 'react';
import { embed, type Embedded, type EmbedOptions } from '#entries/embed.ts';
import { useShellContext } from '../shellContext.ts';

/** A page that shows the plugin's standalone page in an iframe and controls it by messages. */
export function EmbeddedPage() {
  const { config, user, colorMode, t, setTitle, endSession } = useShellContext();
  const containerRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<Embedded>(null);
  const title = t('embedded');
  const frameTitle = t('frameTitle');

  useEffect(() => setTitle(title), [setTitle, title]);

  const getInitialOptions = useEffectEvent((): Partial<EmbedOptions> => ({
    title: frameTitle,
    colorMode,
  }));
  const handleExpiry = useEffectEvent(() => endSession('expired'));
  useEffect(() => {
    if (!containerRef.current) return undefined;
    const frame = embed(containerRef.current, {
      ...getInitialOptions(),
      pluginUrl: config.pluginUrl,
      token: user.token,
      parentUrl: `${window.location.origin}/embedded`,
      onRoute: (_path, screenTitle) => setTitle(screenTitle),
      onSessionExpired: () => handleExpiry(),
    });
    frameRef.current = frame;
    return () => frame.remove();
  }, [config.pluginUrl, user.token, setTitle]);
  useEffect(() => {
    frameRef.current?.update({ title: frameTitle, colorMode });
  }, [frameTitle, colorMode]);

  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('embeddedHint')}</p>
      <div ref={containerRef} className="plugin-frame" />
    </div>
  );
}
