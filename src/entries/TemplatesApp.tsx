import type { ReactNode } from 'react';
import type { TemplatesAppProps, Mount } from './contract.ts';
import { MountedComponent } from './MountedComponent.tsx';
import { mountFederated } from './mountFederated.ts';

/** Template management for company administrators: the same routes, at home in the list. */
export const mount: Mount<TemplatesAppProps> = (element, props) =>
  mountFederated(element, props, '/templates');

export default function TemplatesApp(props: TemplatesAppProps): ReactNode {
  return <MountedComponent mount={mount} props={props} />;
}
