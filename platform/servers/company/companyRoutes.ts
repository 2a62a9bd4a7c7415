import { z } from 'zod';
import { type Brand, findCurrentBrand, replaceBrand } from '../../data/queries/brandQueries.ts';
import { storeImage } from '../../data/queries/imageQueries.ts';
import type { TypedFastify, ApiContext } from '../api.ts';
import { issuerSchema, toIssuerResponse } from './issuerSchema.ts';
import { createSingleLineTextSchema } from './lineSchema.ts';
import { getCaller, requireAdmin } from '../callers.ts';
import {
  createUnknownImageError,
  parseUploadedImage,
  type ImageRules,
  findStoredImagePath,
} from '../missions/uploadedImage.ts';

/** The number of signatures that fit on a certificate. */
const MAX_SIGNATURES = 2;
/** Maximum size of a request body in bytes: three images of 1 MB in base64, and some names. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Creates the validation rules for a logo or signature: PNG, which may be transparent, or JPEG. */
const createImageRules = (field: string): ImageRules => ({
  field,
  formats: ['png', 'jpeg'],
  maxBytes: 1024 * 1024,
  maxMegapixels: 16,
});

const nameSchema = createSingleLineTextSchema(80).min(1);

/**
 * Schema of the body of the PUT request. Each image is the data URL of a new image, the address of a stored image, or
 * empty.
 */
const brandBodySchema = z.strictObject({
  name: nameSchema,
  legal_name: createSingleLineTextSchema(120),
  logo: z.string(),
  signatures: z
    .array(
      z.strictObject({ name: nameSchema, role: createSingleLineTextSchema(80), image: z.string() }),
    )
    .max(MAX_SIGNATURES),
});

/** Registers the routes that read and change the company's brand. Changes apply to certificates issued later. */
export function registerCompanyRoutes(api: TypedFastify, context: ApiContext): void {
  const { db } = context;
  const onRequest = requireAdmin(context);

  api.get(
    '/platform/company',
    { onRequest, schema: { response: { 200: issuerSchema } } },
    async (request) =>
      toIssuerResponse(context, await findCurrentBrand(db, getCaller(request).company)),
  );

  api.put(
    '/platform/company',
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: { body: brandBodySchema, response: { 200: issuerSchema } },
    },
    async (request) => {
      const { companyId } = getCaller(request);
      const brand = await storeBrandImages(context, companyId, request.body);
      if (!(await replaceBrand(db, companyId, brand))) throw createUnknownImageError('logo');
      return toIssuerResponse(context, brand);
    },
  );
}

/** Stores the new images of a brand after validating all of them. @throws RequestError 400, 413 naming the image */
async function storeBrandImages(
  context: ApiContext,
  companyId: string,
  { name: companyName, legal_name: legalName, logo, signatures }: z.infer<typeof brandBodySchema>,
): Promise<Brand> {
  const images = [
    { field: 'logo', image: logo },
    ...signatures.map(({ image }, index) => ({ field: `signatures.${index}.image`, image })),
  ];
  const checkedImages = await Promise.all(
    images.map(async ({ field, image }) =>
      image.startsWith('data:')
        ? parseUploadedImage(image, createImageRules(field))
        : findStoredImagePath(context, companyId, image, field),
    ),
  );
  const [logoPath = '', ...imagePaths] = await Promise.all(
    checkedImages.map(async (image) =>
      typeof image === 'string' ? image : storeImage(context.db, companyId, image),
    ),
  );
  return {
    name: companyName,
    legalName,
    logo: logoPath,
    signatures: signatures.map(({ name: signatory, role }, index) => ({
      name: signatory,
      role,
      image: imagePaths[index] ?? '',
    })),
  };
}
