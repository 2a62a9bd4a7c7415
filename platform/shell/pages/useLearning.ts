import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  completeLearning,
  loadLearning,
  RefusedByPlatform,
  type Learning,
  type LearningKind,
} from '../platformApi.ts';
import { useShell } from '../shellContext.ts';

type Offer = Record<LearningKind, Learning[]>;

/** What came of the last completion. */
export type Outcome = { earned: string; certificateId: string } | 'refused' | 'notActivated' | null;

/** What the company offers the user to learn, and how to complete it. An ended session goes to the shell. */
export function useLearning() {
  const { config, user, endSession } = useShell();
  const [offer, setOffer] = useState<Offer>();
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const fail = useEffectEvent((error: unknown): void => {
    if (isRefusal(error, 401)) endSession('expired');
    else setFailed(true);
  });
  useEffect(() => {
    let left = false;
    loadLearning(config.apiUrl, user.token).then(
      (loaded) => {
        if (left) return;
        setFailed(false);
        setOffer(loaded);
      },
      (error: unknown) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, [config.apiUrl, user.token, attempt]);

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

function isRefusal(error: unknown, status: number): boolean {
  return error instanceof RefusedByPlatform && error.status === status;
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
