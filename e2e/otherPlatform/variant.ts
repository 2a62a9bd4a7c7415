import { mapObjects } from '../../src/testing/responseVariants.ts';
import { undatedCourses, ungradedContent } from './data.ts';

/** Converts responses of the reference platform to responses that only have what the contract requires, in other formats. */

type Fields = Readonly<Record<string, unknown>>;

const additionalKeys = { _links: {}, __v: 12 };

/**
 * Removes dates of completion, and writes other dates with microseconds and an offset.
 * @param hasTemplates whether courses name their template
 */
export const rewriteCourses = (body: unknown, hasTemplates: boolean): unknown =>
  mapObjects(body, (object) => {
    const changed = { ...object };
    for (const key of ['created_at', 'completed_at'])
      if (typeof changed[key] === 'string')
        changed[key] = changed[key].replace(/\.\d{3}Z$/, '.204811+00:00');
    if ('completed_at' in changed && undatedCourses.includes(changed.name))
      changed.completed_at = null;
    if (!hasTemplates && 'certificate_template_id' in changed)
      changed.certificate_template_id = null;
    return changed;
  });

/** Keys of a certificate that the contract does not require. */
const optionalKeys = new Set(
  'company instructor place programme registered_data signatures user validation_id'.split(' '),
);

/** Converts a certificate to required fields, with either `mission` or `content`. */
function toCertificate({ mission, mission_id, content, content_id, ...fields }: Fields) {
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([key]) => !optionalKeys.has(key))),
    ...(mission ? { mission_id, mission } : { content_id, content }),
    ...additionalKeys,
  };
}

/** Converts a template. A missing image is null in one field and absent in the other. */
function toTemplate(template: Fields) {
  const { id, name, layout, favorite, background_image, raw_image, colors } = template;
  const customFields = Object.entries(template.custom_fields as Fields).map(([key, texts]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    texts,
  ]);
  return {
    id,
    name,
    layout,
    favorite,
    background_image: background_image || null,
    ...(raw_image ? { raw_image } : {}),
    colors,
    custom_fields: Object.fromEntries(customFields) as Fields,
    updated_by: null,
    ...additionalKeys,
  };
}

/**
 * Converts the body of a successful REST response.
 * @param path path of the request on the reference platform
 * @param hasTemplates whether certificates include their template
 */
export function rewriteRestBody(path: string, body: unknown, hasTemplates: boolean): unknown {
  const items = body as readonly Fields[];
  const fields = body as Fields;
  if (path.endsWith('/certificates'))
    return { certificates: items.map(toCertificate), count: items.length };
  if (path.endsWith('/certificate-templates'))
    return { count: items.length, next: null, previous: null, results: items.map(toTemplate) };
  if (path.includes('/certificate-templates/')) return toTemplate(fields);
  if (/\/certificates\/[^/]+$/.test(path)) {
    const { name } = fields.user as Fields;
    const template = hasTemplates ? toTemplate(fields.template as Fields) : null;
    return { ...toCertificate(fields), user: { name }, template };
  }
  if (path.endsWith('/users/current')) {
    const { id, company_id, name, role, preferences } = fields;
    const isStudent = role === 'learner';
    const hasLanguage = Boolean((preferences as Fields).language);
    return {
      ...{ id, company_id, name, role: isStudent ? 'student' : role, ...additionalKeys },
      preferences: hasLanguage ? preferences : null,
    };
  }
  if (path.endsWith('/settings')) {
    const { company_id, show_certificates, language } = fields;
    const { primary_color } = fields.branding as Fields;
    const branding = primary_color ? { primary_color } : null;
    return { company_id, show_certificates, branding, language, plan: 'gold', ...additionalKeys };
  }
  return body;
}

/** Adds extensions to a GraphQL result, and makes it partial if it has a certain content. */
export function rewriteQueryBody(body: unknown): object {
  const isPartial = JSON.stringify(body).includes(ungradedContent);
  const changed = mapObjects(body, (object) =>
    object.name === ungradedContent ? { ...object, grade: null } : object,
  );
  return {
    ...(changed as Fields),
    ...(isPartial && { errors: [{ message: 'The grade book is closed.' }] }),
    extensions: { cost: 4, region: 'atl-1' },
  };
}
