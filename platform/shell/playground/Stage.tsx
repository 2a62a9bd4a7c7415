import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadingOrError } from '../LoadingOrError.tsx';
import type { Translate } from '../messages.ts';
import type { LoadRemote } from '../remote/federation.ts';
import type { PlaygroundState } from './playgroundState.ts';
import { findChanges, type Inputs, type RunningPlugin, startPlugin } from './startPlugin.ts';
import type { AddToLog } from './useLog.ts';

interface StageProps {
  state: PlaygroundState;
  inputs: Inputs;
  callbacks: readonly string[];
  loadRemote: LoadRemote;
  log: AddToLog;
  t: Translate;
}

/** The running plugin. Mounted with the inputs of its first render, and updated with those that change. */
export function Stage({ state, inputs, callbacks, loadRemote, log, t }: StageProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const runningRef = useRef<RunningPlugin>(null);
  const appliedRef = useRef(inputs);
  const [status, setStatus] = useState<'loading' | 'running' | Error>('loading');

  const start = useEffectEvent((element: HTMLElement) => {
    appliedRef.current = inputs;
    return startPlugin(element, { state, inputs, callbacks, loadRemote, log });
  });
  const stop = useEffectEvent((): void => {
    if (runningRef.current === null) return;
    log('call', state.kind === 'iframe' ? 'remove' : 'unmount');
    runningRef.current.remove();
    runningRef.current = null;
  });
  useEffect(() => {
    let isCancelled = false;
    const element = document.createElement('div');
    containerRef.current?.append(element);
    start(element).then(
      (running) => {
        if (isCancelled) {
          running.remove();
          return;
        }
        runningRef.current = running;
        setStatus('running');
      },
      (error: unknown) => {
        if (!isCancelled) setStatus(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      isCancelled = true;
      stop();
      element.remove();
    };
  }, []);

  const applyChanges = useEffectEvent((next: Inputs): void => {
    const changes = findChanges(appliedRef.current, next);
    if (Object.keys(changes).length === 0 || runningRef.current === null) return;
    appliedRef.current = next;
    log('call', 'update', changes);
    runningRef.current.update(changes);
  });
  // Also once the plugin has loaded, for what changed until then.
  useEffect(() => applyChanges(inputs), [inputs, status]);

  return (
    <>
      {status === 'loading' && <LoadingOrError title={t('loading')} isBusy />}
      {status instanceof Error && <LoadingOrError title={t('notMounted')} hint={status.message} />}
      <div ref={containerRef} className="remote-container" />
    </>
  );
}
