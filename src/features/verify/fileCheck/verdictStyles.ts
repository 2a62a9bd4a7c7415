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
  /** Icon and label in a list of several certificates. */
  RowIcon: LucideIcon;
  label: { id: string; defaultMessage: string };
}

/** Looks and headings of the verdicts. */
export const verdictStyles: Readonly<Record<Verdict, VerdictStyle>> = {
  exact: {
    tone: 'good',
    Icon: FileCheck,
    heading: messages.exact,
    RowIcon: Check,
    label: messages.exact,
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
    label: messages.differs,
  },
  untrusted: {
    tone: 'danger',
    Icon: FileWarning,
    heading: messages.untrusted,
    RowIcon: OctagonAlert,
    label: messages.untrusted,
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
    label: messages.unreadable,
  },
  unknown: {
    tone: 'neutral',
    Icon: SearchX,
    heading: proofMessages.unknown,
    RowIcon: CircleHelp,
    label: proofMessages.unknown,
  },
};
