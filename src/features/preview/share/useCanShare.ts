import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import { usePluginContext } from '#session/pluginContext.ts';
import { selectUser } from '#session/sessionSlice.ts';
import type { PreviewSource } from '../usePreviewSource.ts';

/** Returns whether the user may share the document, which only the owner may (docs/behaviour.md, Sharing). */
export function useCanShare(subject: PreviewSource): boolean {
  const isOn = useFlag('certificates.share');
  const { SHARE_ORGANIZATION } = usePluginContext().config;
  const user = useSelector(selectUser);
  if (!isOn || SHARE_ORGANIZATION === '' || subject.kind !== 'certificate') return false;
  const { userId } = subject.certificate;
  return Boolean(userId) && userId === user?.id;
}
