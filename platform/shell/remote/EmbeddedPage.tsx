import { useEffect, useEffectEvent, useRef } from 'react';
import { embed, type Embedded, type EmbedOptions } from '#entries/embed.ts';
import { useShell } from '../shellContext.ts';

/** The plugin's standalone page in an iframe, steered by messages. */
export function EmbeddedPage() {
  const { config, user, colorMode, t, setTitle, endSession } = useShell();
  const place = useRef<HTMLDivElement>(null);
  const embedded = useRef<Embedded>(null);
  const title = t('embedded');
  const frameTitle = t('frameTitle');

  useEffect(() => setTitle(title), [setTitle, title]);

  const first = useEffectEvent((): Partial<EmbedOptions> => ({ title: frameTitle, colorMode }));
  const expire = useEffectEvent(() => endSession('expired'));
  useEffect(() => {
    if (!place.current) return undefined;
    const frame = embed(place.current, {
      ...first(),
      pluginUrl: config.pluginUrl,
      token: user.token,
      parentUrl: `${window.location.origin}/embedded`,
      onRoute: (_path, shown) => setTitle(shown),
      onSessionExpired: () => expire(),
    });
    embedded.current = frame;
    return () => frame.remove();
  }, [config.pluginUrl, user.token, setTitle]);
  useEffect(() => {
    embedded.current?.update({ title: frameTitle, colorMode });
  }, [frameTitle, colorMode]);

  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="page-hint">{t('embeddedHint')}</p>
      <div ref={place} className="plugin-frame" />
    </div>
  );
}
