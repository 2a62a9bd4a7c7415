import { useEffect, useRef } from 'react';
import type { Mount, Mounted, MountProps } from './contract.ts';

/** The thin component over a `mount`, for hosts that write JSX and share React 19. */
export function MountedComponent<Props extends MountProps>({
  mount,
  props,
}: {
  mount: Mount<Props>;
  props: Props;
}) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted<Props>>(null);
  const first = useRef(props);

  useEffect(() => {
    if (!element.current) return;
    const started = mount(element.current, first.current);
    mounted.current = started;
    return () => {
      mounted.current = null;
      started.unmount();
    };
  }, [mount]);

  useEffect(() => {
    if (first.current !== props) mounted.current?.update(props);
    first.current = props;
  }, [props]);

  return <div ref={element} />;
}
