import { parseLanguage, type Language } from './messages.ts';

/** A user offered on the sign-in page. */
export interface DemoUser {
  token: string;
  name: string;
  role: string;
  company: string;
}

/** The signed-in user. */
export interface User {
  token: string;
  name: string;
  isAdmin: boolean;
  /** The user's preferred language, or that of the company. Null when the shell supports neither. */
  language: Language | null;
}

export type CourseType = 'missions' | 'contents';

/** A mission or a content that the company offers. */
export interface OfferedCourse {
  id: string;
  name: string;
  /** Workload in minutes. */
  workload: number | null;
  thumbUrl: string | null;
  /** Id of the certificate that the user already earned with this mission or content. */
  certificateId: string | null;
}

/** The error for a response with an error status. */
export class PlatformError extends Error {
  override name = 'PlatformError';
  readonly status: number;

  constructor(status: number) {
    super(`The platform answered ${status}.`);
    this.status = status;
  }
}

async function request<Result>(address: string, token?: string, method = 'GET'): Promise<Result> {
  const response = await fetch(address, {
    method,
    ...(token !== undefined && { headers: { Authorization: token } }),
  });
  if (!response.ok) throw new PlatformError(response.status);
  return (await response.json()) as Result;
}

export async function loadDemoUsers(api: string): Promise<DemoUser[]> {
  return request<DemoUser[]>(`${api}/platform/demo-users`);
}

interface CurrentUser {
  name: string;
  company_id: string;
  role: string;
  preferences: { language: string | null };
}

/** Loads the user to whom a token belongs. @throws PlatformError 401 for an unknown token */
export async function loadUser(api: string, token: string): Promise<User> {
  const workspaceUrl = `${api}/workspace/v1`;
  const user = await request<CurrentUser>(`${workspaceUrl}/users/current`, token);
  const settingsUrl = `${workspaceUrl}/companies/${encodeURIComponent(user.company_id)}/settings`;
  const company = await request<{ language: string | null }>(settingsUrl, token);
  return {
    token,
    name: user.name,
    isAdmin: user.role === 'admin',
    language: parseLanguage(user.preferences.language) ?? parseLanguage(company.language),
  };
}

interface LearningResponse {
  id: string;
  name: string;
  workload: number | null;
  thumb_url: string | null;
  /** Id of the certificate that the user already earned with this mission or content. */
  certificate_id: string | null;
}

export async function loadOfferedCourses(
  api: string,
  token: string,
): Promise<Record<CourseType, OfferedCourse[]>> {
  const response = await request<Record<CourseType, LearningResponse[]>>(
    `${api}/platform/learning`,
    token,
  );
  return {
    missions: response.missions.map(toLearningItem),
    contents: response.contents.map(toLearningItem),
  };
}

/** Completes a mission or a content for the user. @returns the id of the earned certificate */
export async function postCompletion(
  api: string,
  token: string,
  kind: CourseType,
  id: string,
): Promise<string> {
  const path = `/platform/learning/${kind}/${encodeURIComponent(id)}/complete`;
  return (await request<{ id: string }>(api + path, token, 'POST')).id;
}

function toLearningItem({
  id,
  name,
  workload,
  thumb_url: thumbUrl,
  certificate_id: certificateId,
}: LearningResponse): OfferedCourse {
  return { id, name, workload, thumbUrl, certificateId };
}
