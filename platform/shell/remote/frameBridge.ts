/** A message between the shell and the plugin's page, in either direction. */
interface FrameMessage {
  type: string;
  data: unknown;
}

interface FrameListeners {
  ready: () => void;
  /** CSS pixels. */
  resize: (height: number) => void;
  /** The plugin shows another screen. */
  titled: (title: string) => void;
  expired: () => void;
}

const LEAST_HEIGHT = 480;
const GREATEST_HEIGHT = 50_000;

/** Sends to the plugin's page only: whatever else the frame may show does not get the message. */
export function postToFrame(
  frame: HTMLIFrameElement | null,
  origin: string,
  message: FrameMessage,
): void {
  frame?.contentWindow?.postMessage(message, origin);
}

/** Hears the plugin's page in the frame and nobody else. Returns how to stop. */
export function listenToFrame(
  frame: () => HTMLIFrameElement | null,
  origin: string,
  listeners: FrameListeners,
): () => void {
  const hear = (event: MessageEvent<unknown>): void => {
    const source = frame()?.contentWindow;
    if (event.origin !== origin || source == null || event.source !== source) return;
    if (isMessage(event.data)) tell(listeners, event.data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

function tell(listeners: FrameListeners, { type, data: body }: FrameMessage): void {
  const { height, title } = { ...(body as { height?: unknown; title?: unknown } | null) };
  switch (type) {
    case 'ready':
      listeners.ready();
      break;
    case 'resize':
      if (typeof height === 'number' && Number.isFinite(height)) {
        listeners.resize(Math.min(Math.max(Math.ceil(height), LEAST_HEIGHT), GREATEST_HEIGHT));
      }
      break;
    case 'route-changed':
      if (typeof title === 'string') listeners.titled(title);
      break;
    case 'session-expired':
      listeners.expired();
      break;
  }
}

function isMessage(body: unknown): body is FrameMessage {
  return (
    typeof body === 'object' && body !== null && 'type' in body && typeof body.type === 'string'
  );
}
