import { languageOf, type Language } from './messages.ts';

/** A person whom the sign-in page offers. */
export interface DemoUser {
  token: string;
  name: string;
  role: string;
  company: string;
}

/** Who is signed in, as the shell needs it. */
export interface User {
  token: string;
  name: string;
  isAdmin: boolean;
  /** What they prefer, else what their company speaks; null where neither is a language of the shell. */
  language: Language | null;
}

export type LearningKind = 'missions' | 'contents';

/** A mission or a content that the company offers. */
export interface Learning {
  id: string;
  name: string;
  /** Minutes. */
  workload: number | null;
  thumbUrl: string | null;
  /** Of the certificate already earned with it. */
  certificateId: string | null;
}

/** The platform answered with a status that is not a success. */
export class RefusedByPlatform extends Error {
  override name = 'RefusedByPlatform';
  readonly status: number;

  constructor(status: number) {
    super(`The platform answered ${status}.`);
    this.status = status;
  }
}

async function call<Answer>(address: string, token?: string, method = 'GET'): Promise<Answer> {
  const response = await fetch(address, {
    method,
    ...(token !== undefined && { headers: { Authorization: token } }),
  });
  if (!response.ok) throw new RefusedByPlatform(response.status);
  return (await response.json()) as Answer;
}

export async function loadDemoUsers(api: string): Promise<DemoUser[]> {
  return call<DemoUser[]>(`${api}/platform/demo-users`);
}

interface CurrentUser {
  name: string;
  company_id: string;
  role: string;
  preferences: { language: string | null };
}

/** @throws RefusedByPlatform 401 for an unknown token */
export async function loadUser(api: string, token: string): Promise<User> {
  const workspace = `${api}/workspace/v1`;
  const user = await call<CurrentUser>(`${workspace}/users/current`, token);
  const settings = `${workspace}/companies/${encodeURIComponent(user.company_id)}/settings`;
  const company = await call<{ language: string | null }>(settings, token);
  return {
    token,
    name: user.name,
    isAdmin: user.role === 'admin',
    language: languageOf(user.preferences.language) ?? languageOf(company.language),
  };
}

interface LearningAnswer {
  id: string;
  name: string;
  workload: number | null;
  thumb_url: string | null;
  /** The certificate already earned with it. */
  certificate_id: string | null;
}

export async function loadLearning(
  api: string,
  token: string,
): Promise<Record<LearningKind, Learning[]>> {
  const answer = await call<Record<LearningKind, LearningAnswer[]>>(
    `${api}/platform/learning`,
    token,
  );
  return { missions: answer.missions.map(learning), contents: answer.contents.map(learning) };
}

/** Completes a mission or a content, which earns its certificate. @returns the certificate's id */
export async function completeLearning(
  api: string,
  token: string,
  kind: LearningKind,
  id: string,
): Promise<string> {
  const path = `/platform/learning/${kind}/${encodeURIComponent(id)}/complete`;
  return (await call<{ id: string }>(api + path, token, 'POST')).id;
}

function learning({ id, name, workload, ...wire }: LearningAnswer): Learning {
  return { id, name, workload, thumbUrl: wire.thumb_url, certificateId: wire.certificate_id };
}
