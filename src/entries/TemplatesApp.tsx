import type { ReactNode } from 'react';
import { componentOf } from './mount/componentOf.ts';
import type { TemplatesAppProps, Mount } from './contract.ts';
import { mountFederated } from './mount/mountFederated.ts';

/** Template management for company administrators: the same routes, at home in the list. */
export const mount: Mount<TemplatesAppProps> = (element, props) =>
  mountFederated(element, props, '/templates');

const TemplatesApp: (props: TemplatesAppProps) => ReactNode = componentOf(mount);
export default TemplatesApp;
