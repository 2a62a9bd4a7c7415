import { z } from 'zod';
import { findCurrentBrand } from '../data/queries/brandQueries.ts';
import type { TypedFastify, ApiContext } from './api.ts';
import { issuerSchema, toIssuerResponse } from './company/issuerSchema.ts';
import { getCaller, requireCaller } from './callers.ts';
import { createNotFoundError } from './requestError.ts';

const currentUserSchema = z.object({
  id: z.string(),
  company_id: z.string(),
  role: z.enum(['admin', 'learner']),
  name: z.string(),
  email: z.string(),
  preferences: z.object({ language: z.string().nullable() }),
});

const companySettingsSchema = z.object({
  company_id: z.string(),
  show_certificates: z.boolean(),
  branding: issuerSchema.extend({ primary_color: z.string().nullable() }),
  keeps_issued_designs: z.boolean().describe('Whether issued certificates keep their design'),
  stores_code_on_front: z
    .boolean()
    .describe('Whether templates have the option shows_code_on_front'),
  language: z.string().nullable(),
});

/** Registers the workspace service (docs/behaviour.md, Workspace API): the current user and the company's settings. */
export function registerWorkspaceRoutes(api: TypedFastify, context: ApiContext): void {
  const onRequest = requireCaller(context);

  api.get(
    '/workspace/v1/users/current',
    { onRequest, schema: { response: { 200: currentUserSchema } } },
    (request) => {
      const { id, companyId, role, name, email, language } = getCaller(request);
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
      schema: { params: z.object({ id: z.string() }), response: { 200: companySettingsSchema } },
    },
    async (request) => {
      const { company } = getCaller(request);
      if (request.params.id !== company.id) throw createNotFoundError();
      const brand = await findCurrentBrand(context.db, company);
      return {
        company_id: company.id,
        show_certificates: company.showCertificates,
        branding: { primary_color: company.primaryColor, ...toIssuerResponse(context, brand) },
        keeps_issued_designs: true,
        stores_code_on_front: true,
        language: company.language,
      };
    },
  );
}
