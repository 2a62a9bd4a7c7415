import { useState } from 'react';
import {
  completeLearning,
  loadLearning,
  type Learning,
  type LearningKind,
} from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { isRefusal, useLoading } from '../useLoading.ts';

type Offer = Record<LearningKind, Learning[]>;

/** What came of the last completion. */
export type Outcome = { earned: string; certificateId: string } | 'refused' | 'notActivated' | null;

/** What the company offers the user to learn, and how to complete it. An ended session goes to the shell. */
export function useLearning() {
  const { config, user, endSession } = useShell();
  const [offer, setOffer] = useState<Offer>();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const { failed, retry } = useLoading(loadLearning, setOffer);

  const complete = async (kind: LearningKind, { id, name }: Learning): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(id);
    setOutcome(null);
    try {
      const certificateId = await completeLearning(config.apiUrl, user.token, kind, id);
      setOffer((before) => before && withCertificate(before, kind, id, certificateId));
      setOutcome({ earned: name, certificateId });
    } catch (error) {
      if (isRefusal(error, 401)) endSession('expired');
      else setOutcome(isRefusal(error, 403) ? 'notActivated' : 'refused');
    } finally {
      setBusy(undefined);
    }
  };

  return { offer, failed, retry, busy, complete, outcome, dismiss: () => setOutcome(null) };
}

function withCertificate(
  offer: Offer,
  kind: LearningKind,
  id: string,
  certificateId: string,
): Offer {
  const mark = (learning: Learning): Learning =>
    learning.id === id ? { ...learning, certificateId } : learning;
  return { ...offer, [kind]: offer[kind].map(mark) };
}
