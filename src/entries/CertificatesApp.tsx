import type { ReactNode } from 'react';
import { componentOf } from './componentOf.ts';
import type { CertificatesAppProps, Mount } from './contract.ts';
import { mountFederated } from './mountFederated.ts';

/** Learners' certificates: owns the whole route table below its base path. */
export const mount: Mount<CertificatesAppProps> = (element, props) =>
  mountFederated(element, props, '/');

const CertificatesApp: (props: CertificatesAppProps) => ReactNode = componentOf(mount);
export default CertificatesApp;
