import type { ReactNode } from 'react';
import type { CertificatesAppProps, Mount } from './contract.ts';
import { MountedComponent } from './MountedComponent.tsx';
import { mountFederated } from './mountFederated.ts';

/** Learners' certificates: owns the whole route table below its base path. */
export const mount: Mount<CertificatesAppProps> = (element, props) =>
  mountFederated(element, props, '/');

export default function CertificatesApp(props: CertificatesAppProps): ReactNode {
  return <MountedComponent mount={mount} props={props} />;
}
