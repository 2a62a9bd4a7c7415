import { useOutletContext } from 'react-router-dom';
import type { ColorModePreference } from '#entries/contract.ts';
import type { ShellConfig } from '../sites.ts';
import type { Language, Translate } from './messages.ts';
import type { User } from './platformApi.ts';
import type { LoadRemote } from './remote/federation.ts';
import type { SessionEndReason } from './session.ts';

/** A function that returns whether a page with unsaved changes may be left. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** The context that the shell provides to every page after sign-in. */
export interface ShellContext {
  config: ShellConfig;
  loadRemote: LoadRemote;
  user: User;
  language: Language;
  colorMode: ColorModePreference;
  /** Whether colours are currently dark. */
  isDark: boolean;
  t: Translate;
  /** Sets the title of the page, without the platform's name. */
  setTitle: (title: string) => void;
  setLeaveGuard: (guard: LeaveGuard | null) => void;
  endSession: (reason: SessionEndReason) => void;
}

export function useShellContext(): ShellContext {
  return useOutletContext<ShellContext>();
}
