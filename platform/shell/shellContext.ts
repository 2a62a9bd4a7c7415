import { useOutletContext } from 'react-router-dom';
import type { ColorModePreference } from '#entries/contract.ts';
import type { ShellConfig } from '../sites.ts';
import type { Language, Translate } from './messages.ts';
import type { User } from './platformApi.ts';
import type { LoadRemote } from './remote/federation.ts';
import type { Ending } from './session.ts';

/** Asks a page with unsaved changes whether it may be left. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** What every page behind the sign-in gets from the frame around it. */
export interface ShellContext {
  config: ShellConfig;
  loadRemote: LoadRemote;
  user: User;
  language: Language;
  colorMode: ColorModePreference;
  /** What `colorMode` means right now. */
  dark: boolean;
  t: Translate;
  /** Title of the page now shown, without the platform's name. */
  setTitle: (title: string) => void;
  guardLeaving: (guard: LeaveGuard | null) => void;
  endSession: (ending: Ending) => void;
}

export function useShell(): ShellContext {
  return useOutletContext<ShellContext>();
}
