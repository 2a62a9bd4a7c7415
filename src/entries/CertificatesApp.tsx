import type { ReactNode } from 'react';
import { createMountComponent } from './mount/createMountComponent.ts';
import type { CertificatesAppProps, Mount } from './contract.ts';
import { guardMount } from './mount/guardMount.tsx';
import { mountFederated } from './mount/mountFederated.ts';

/** Mounts all screens below the base path of the host, first the list of the learner's certificates. */
export const mount: Mount<CertificatesAppProps> = (element, props) =>
  guardMount(element, props, () => mountFederated(element, props, '/'));

const CertificatesApp: (props: CertificatesAppProps) => ReactNode = createMountComponent(mount);
export default CertificatesApp;
