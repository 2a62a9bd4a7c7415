import type { ReactNode } from 'react';
import { createMountComponent } from './mount/createMountComponent.ts';
import type { TemplatesAppProps, Mount } from './contract.ts';
import { guardMount } from './mount/guardMount.tsx';
import { mountFederated } from './mount/mountFederated.ts';

/** Mounts all screens below the base path of the host, first the list of templates for administrators. */
export const mount: Mount<TemplatesAppProps> = (element, props) =>
  guardMount(element, props, () => mountFederated(element, props, '/templates'));

const TemplatesApp: (props: TemplatesAppProps) => ReactNode = createMountComponent(mount);
export default TemplatesApp;
