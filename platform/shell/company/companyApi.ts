import { PlatformError } from '../platformApi.ts';

/** A signature in the company form. `image` is the address of a stored image, the data URL of a new image, or empty. */
export interface SignatureDraft {
  name: string;
  role: string;
  image: string;
}

/** The company's brand in the company form. `logo` has the same format as the `image` of a signature. */
export interface CompanyDraft {
  name: string;
  legalName: string;
  logo: string;
  signatures: readonly SignatureDraft[];
}

interface CompanyResponse {
  company: { name: string; legal_name: string | null; logo_url: string | null };
  signatures: { name: string; role: string | null; image_url: string | null }[];
}

/** The error when the platform rejects the company's brand. */
export class CompanyError extends PlatformError {
  override name = 'CompanyError';
  /** Name of the invalid field, such as `logo` or `signatures.0.image`. */
  readonly field: string | undefined;

  constructor(status: number, field: string | undefined) {
    super(status);
    this.field = field;
  }
}

async function requestCompany(api: string, token: string, body?: object): Promise<CompanyDraft> {
  const response = await fetch(`${api}/platform/company`, {
    method: body ? 'PUT' : 'GET',
    headers: { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const errorBody = (await response.json().catch(() => ({}))) as { field?: string };
    throw new CompanyError(response.status, errorBody.field);
  }
  return toDraft((await response.json()) as CompanyResponse);
}

const toDraft = ({ company, signatures }: CompanyResponse): CompanyDraft => ({
  name: company.name,
  legalName: company.legal_name ?? '',
  logo: company.logo_url ?? '',
  signatures: signatures.map(({ name, role, image_url: image }) => ({
    name,
    role: role ?? '',
    image: image ?? '',
  })),
});

/** Loads the company's current brand. @throws PlatformError */
export const loadCompany = (api: string, token: string): Promise<CompanyDraft> =>
  requestCompany(api, token);

/** Saves the company's brand for certificates issued from now on. @returns the stored brand @throws CompanyError */
export const saveCompany = (
  api: string,
  token: string,
  { name, legalName, logo, signatures }: CompanyDraft,
): Promise<CompanyDraft> =>
  requestCompany(api, token, { name, legal_name: legalName, logo, signatures });
