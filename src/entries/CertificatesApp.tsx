import type { ReactNode } from 'react';
import { componentOf } from './mount/componentOf.ts';
import type { CertificatesAppProps, Mount } from './contract.ts';
import { mountFederated } from './mount/mountFederated.ts';

/** Learners' certificates: owns the whole route table below its base path. */
export const mount: Mount<CertificatesAppProps> = (element, props) =>
  mountFederated(element, props, '/');

const CertificatesApp: (props: CertificatesAppProps) => ReactNode = componentOf(mount);
export default CertificatesApp;
