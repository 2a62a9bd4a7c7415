import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import { useServices } from '#api/services.ts';
import { selectUser } from '#session/sessionSlice.ts';
import type { Subject } from '../usePreviewSubject.ts';

/** Whether sharing is offered: to its owner, where the configuration says who issues (docs/behaviour.md, Sharing). */
export function useIsShared(subject: Subject): boolean {
  const isOn = useFlag('certificates.share');
  const { SHARE_ORGANIZATION } = useServices().config;
  const user = useSelector(selectUser);
  if (!isOn || SHARE_ORGANIZATION === '' || subject.kind !== 'certificate') return false;
  const { userId } = subject.certificate;
  return Boolean(userId) && userId === user?.id;
}
