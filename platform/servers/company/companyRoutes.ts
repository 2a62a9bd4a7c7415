import { z } from 'zod';
import { type Brand, currentBrand, replaceBrand } from '../../data/queries/brandQueries.ts';
import { storeImage } from '../../data/queries/imageQueries.ts';
import type { Api, ApiContext } from '../api.ts';
import { issuerSchema, issuerWire } from './brandWire.ts';
import { line } from './line.ts';
import { callerOf, requireAdmin } from '../callers.ts';
import { foreignImage, pictureIn, type PictureRules, storedPath } from '../missions/sentPicture.ts';

/** As many as a paper has room for. */
const MOST_SIGNATURES = 2;
/** Three pictures of 1 MB in base64, and some names. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Pictures that paper shows through, or that have no opacity. */
const rulesOf = (field: string): PictureRules => ({
  field,
  formats: ['png', 'jpeg'],
  mostBytes: 1024 * 1024,
  mostMegapixels: 16,
});

const name = line(80).min(1);

/** Pictures: a new one as its data URL, the address of a stored one, or empty. */
const brandBody = z.strictObject({
  name,
  legal_name: line(120),
  logo: z.string(),
  signatures: z
    .array(z.strictObject({ name, role: line(80), image: z.string() }))
    .max(MOST_SIGNATURES),
});

/** What administrators say of their company, for papers issued from then on. */
export function companyRoutes(api: Api, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.get(
    '/platform/company',
    { onRequest, schema: { response: { 200: issuerSchema } } },
    async (request) => issuerWire(context, await currentBrand(db, callerOf(request).company)),
  );

  api.put(
    '/platform/company',
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: { body: brandBody, response: { 200: issuerSchema } },
    },
    async (request) => {
      const { companyId } = callerOf(request);
      const brand = await storableBrand(context, companyId, request.body);
      if (!(await replaceBrand(db, companyId, brand))) throw foreignImage('logo');
      return issuerWire(context, brand);
    },
  );
}

/** A brand with its new pictures stored, once all of it may be. @throws RequestError 400, 413 naming the picture */
async function storableBrand(
  context: ApiContext,
  companyId: string,
  { name: companyName, legal_name: legalName, logo, signatures }: z.infer<typeof brandBody>,
): Promise<Brand> {
  const sent = [
    { field: 'logo', picture: logo },
    ...signatures.map(({ image }, place) => ({
      field: `signatures.${place}.image`,
      picture: image,
    })),
  ];
  const checked = await Promise.all(
    sent.map(async ({ field, picture }) =>
      picture.startsWith('data:')
        ? pictureIn(picture, rulesOf(field))
        : storedPath(context, companyId, picture, field),
    ),
  );
  const [logoPath = '', ...images] = await Promise.all(
    checked.map(async (picture) =>
      typeof picture === 'string' ? picture : storeImage(context.db, companyId, picture),
    ),
  );
  return {
    name: companyName,
    legalName,
    logo: logoPath,
    signatures: signatures.map(({ name: signatory, role }, place) => ({
      name: signatory,
      role,
      image: images[place] ?? '',
    })),
  };
}
