import {
  Check,
  CircleHelp,
  FileCheck,
  FileDiff,
  FileQuestion,
  FileWarning,
  FileX,
  type LucideIcon,
  OctagonAlert,
  SearchX,
  TriangleAlert,
} from 'lucide-react';
import type { Verdict } from '../comparison/index.ts';
import { proofMessages } from '../proof/index.ts';
import { messages } from './messages.ts';

interface VerdictStyle {
  tone: 'good' | 'warning' | 'danger' | 'neutral';
  Icon: LucideIcon;
  heading: { id: string; defaultMessage: string };
  /** Icon in a list of several certificates. */
  RowIcon: LucideIcon;
  /** Label in that list. Default: the heading. */
  label?: { id: string; defaultMessage: string };
}

/** Looks and headings of the verdicts. */
export const verdictStyles: Readonly<Record<Verdict, VerdictStyle>> = {
  exact: {
    tone: 'good',
    Icon: FileCheck,
    heading: messages.exact,
    RowIcon: Check,
  },
  resaved: {
    tone: 'good',
    Icon: FileCheck,
    heading: messages.resaved,
    RowIcon: Check,
    label: messages.resavedShort,
  },
  differs: {
    tone: 'warning',
    Icon: FileDiff,
    heading: messages.differs,
    RowIcon: TriangleAlert,
  },
  untrusted: {
    tone: 'danger',
    Icon: FileWarning,
    heading: messages.untrusted,
    RowIcon: OctagonAlert,
  },
  unconfirmed: {
    tone: 'neutral',
    Icon: FileQuestion,
    heading: messages.unconfirmed,
    RowIcon: CircleHelp,
    label: messages.unconfirmedShort,
  },
  unreadable: {
    tone: 'neutral',
    Icon: FileX,
    heading: messages.unreadable,
    RowIcon: CircleHelp,
  },
  unknown: {
    tone: 'neutral',
    Icon: SearchX,
    heading: proofMessages.unknown,
    RowIcon: CircleHelp,
  },
};
