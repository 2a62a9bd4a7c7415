import { RefusedByPlatform } from '../platformApi.ts';

/** Somebody who signs, as the form has it. `image` is an address, a data URL of a new picture, or empty. */
export interface SignatureDraft {
  name: string;
  role: string;
  image: string;
}

/** What an administrator says of the company. `logo` is as `image`. */
export interface CompanyDraft {
  name: string;
  legalName: string;
  logo: string;
  signatures: readonly SignatureDraft[];
}

interface CompanyAnswer {
  company: { name: string; legal_name: string | null; logo_url: string | null };
  signatures: { name: string; role: string | null; image_url: string | null }[];
}

/** The platform did not take what was sent. */
export class RefusedCompany extends RefusedByPlatform {
  override name = 'RefusedCompany';
  /** What of it: `logo`, `signatures.0.image`. */
  readonly field: string | undefined;

  constructor(status: number, field: string | undefined) {
    super(status);
    this.field = field;
  }
}

async function call(api: string, token: string, body?: object): Promise<CompanyDraft> {
  const response = await fetch(`${api}/platform/company`, {
    method: body ? 'PUT' : 'GET',
    headers: { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { field?: string };
    throw new RefusedCompany(response.status, problem.field);
  }
  return draftOf((await response.json()) as CompanyAnswer);
}

const draftOf = ({ company, signatures }: CompanyAnswer): CompanyDraft => ({
  name: company.name,
  legalName: company.legal_name ?? '',
  logo: company.logo_url ?? '',
  signatures: signatures.map(({ name, role, image_url: image }) => ({
    name,
    role: role ?? '',
    image: image ?? '',
  })),
});

/** What papers bear that are issued now. @throws RefusedByPlatform */
export const loadCompany = (api: string, token: string): Promise<CompanyDraft> => call(api, token);

/** Says it of all that is issued from now on. @returns what is stored @throws RefusedCompany */
export const saveCompany = (
  api: string,
  token: string,
  { name, legalName, logo, signatures }: CompanyDraft,
): Promise<CompanyDraft> => call(api, token, { name, legal_name: legalName, logo, signatures });
