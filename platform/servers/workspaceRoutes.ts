import { z } from 'zod';
import { currentBrand } from '../data/queries/brandQueries.ts';
import type { Api, ApiContext } from './api.ts';
import { issuerSchema, issuerWire } from './company/brandWire.ts';
import { callerOf, requireCaller } from './callers.ts';
import { notFound } from './requestError.ts';

const currentUser = z.object({
  id: z.string(),
  company_id: z.string(),
  role: z.enum(['admin', 'learner']),
  name: z.string(),
  email: z.string(),
  preferences: z.object({ language: z.string().nullable() }),
});

const companySettings = z.object({
  company_id: z.string(),
  show_certificates: z.boolean(),
  branding: issuerSchema.extend({ primary_color: z.string().nullable() }),
  keeps_issued_designs: z.boolean().describe('What is issued looks as it did then, for good'),
  language: z.string().nullable(),
});

/** The workspace service (docs/behaviour.md, Workspace API): who is signed in, and their company's settings. */
export function workspaceRoutes(api: Api, context: ApiContext): void {
  const onRequest = requireCaller(context);

  api.get(
    '/workspace/v1/users/current',
    { onRequest, schema: { response: { 200: currentUser } } },
    (request) => {
      const { id, companyId, role, name, email, language } = callerOf(request);
      return Promise.resolve({
        id,
        company_id: companyId,
        role,
        name,
        email,
        preferences: { language },
      });
    },
  );

  api.get(
    '/workspace/v1/companies/:id/settings',
    {
      onRequest,
      schema: { params: z.object({ id: z.string() }), response: { 200: companySettings } },
    },
    async (request) => {
      const { company } = callerOf(request);
      if (request.params.id !== company.id) throw notFound();
      const brand = await currentBrand(context.db, company);
      return {
        company_id: company.id,
        show_certificates: company.showCertificates,
        branding: { primary_color: company.primaryColor, ...issuerWire(context, brand) },
        keeps_issued_designs: true,
        language: company.language,
      };
    },
  );
}
