import { type Backend, type Call, notFound, refuse, type Reply, unauthorized } from './calls.ts';
import type { Certificate, Person, Template } from './records.ts';
import { readTemplateBody } from './templateBody.ts';

/** Latest first, the higher id first of those made in the same moment. */
const byCreation = (one: Certificate, other: Certificate) =>
  other.created_at.localeCompare(one.created_at) || other.id - one.id;

const templatesOf = ({ store }: Backend, company: number) =>
  store.templates.filter(({ company_id }) => company_id === company);

const favoriteOf = (backend: Backend, company: number) =>
  templatesOf(backend, company).find(({ favorite }) => favorite);

/** A picture that there is none of: null in one field, absent in the other. */
function templateAnswer({ pictures, missions }: Backend, template: Template) {
  const { id, name, layout, favorite, background_image, raw_image, colors, custom_fields } =
    template;
  return {
    id,
    name,
    layout,
    favorite,
    background_image: background_image ? pictures.addressOf(background_image) : null,
    ...(raw_image ? { raw_image: pictures.addressOf(raw_image) } : {}),
    colors,
    custom_fields,
    updated_by: template.updated_by,
    __v: template.version,
    _links: { self: { href: `${missions}/certificate-templates/${id}` } },
  };
}

/** The fields of the specification; of `mission` and `content` only the one that there is. */
function certificateAnswer({ pictures, missions }: Backend, certificate: Certificate) {
  const { mission, mission_id, content, content_id, ...rest } = certificate;
  const address = (thumb: string | null) => thumb && pictures.addressOf(thumb);
  return {
    ...rest,
    ...(mission
      ? { mission_id, mission: { ...mission, thumb_url: address(mission.thumb_url) } }
      : {}),
    ...(content
      ? { content_id, content: { ...content, thumb_url: address(content.thumb_url) } }
      : {}),
    _links: { self: { href: `${missions}/certificates/${certificate.id}` } },
  };
}

function listCertificates(backend: Backend, person: Person): Reply {
  const certificates = backend.store.certificates
    .filter(({ user_id }) => user_id === person.id)
    .toSorted(byCreation)
    .map((certificate) => certificateAnswer(backend, certificate));
  return { status: 200, body: { certificates, count: certificates.length } };
}

function showCertificate(backend: Backend, id: number): Reply {
  const certificate = backend.store.certificates.find((one) => one.id === id);
  if (!certificate) return notFound;
  const { user_id, company_id, mission, content } = certificate;
  const stated = (mission ?? content)?.certificate_template_id;
  const template =
    backend.store.templates.find((one) => one.id === stated) ?? favoriteOf(backend, company_id);
  const name = backend.store.people.find((one) => one.id === user_id)?.name;
  return {
    status: 200,
    body: {
      ...certificateAnswer(backend, certificate),
      user: { name },
      template: template ? templateAnswer(backend, template) : null,
    },
  };
}

/** The one favourite of a company: whoever had the mark before loses it. */
function moveFavorite(backend: Backend, template: Template): void {
  for (const one of templatesOf(backend, template.company_id)) one.favorite = one === template;
}

function writeTemplate(backend: Backend, person: Person, body: unknown, old?: Template): Reply {
  const read = readTemplateBody(body);
  if ('problems' in read) {
    return { status: 422, body: { detail: 'Invalid template.', errors: read.problems } };
  }
  const { favorite, ...fields } = read.fields;
  const { store, pictures } = backend;
  const written: Template = {
    ...fields,
    background_image: pictures.keep(fields.background_image),
    raw_image: pictures.keep(fields.raw_image),
    id: old?.id ?? store.nextTemplateId++,
    company_id: person.company_id,
    favorite: old?.favorite ?? false,
    version: old ? old.version + 1 : 0,
    updated_by: person.name,
  };
  if (old) store.templates[store.templates.indexOf(old)] = written;
  else store.templates.push(written);
  // A body can give the mark but not take it away, since exactly one template has it.
  if (favorite || !favoriteOf(backend, person.company_id)) moveFavorite(backend, written);
  return { status: old ? 204 : 201 };
}

function deleteTemplate(backend: Backend, template: Template): Reply {
  backend.store.templates = backend.store.templates.filter((one) => one !== template);
  const [oldest] = templatesOf(backend, template.company_id);
  if (template.favorite && oldest) moveFavorite(backend, oldest);
  return { status: 204 };
}

function answerTemplates(backend: Backend, { method, path, body }: Call, person: Person): Reply {
  const [, id = '', action] =
    /^\/certificate-templates(?:\/([^/]+)(\/favorite)?)?$/.exec(path) ?? [];
  const own = templatesOf(backend, person.company_id);
  const show = (template: Template | undefined): Reply =>
    template ? { status: 200, body: templateAnswer(backend, template) } : notFound;
  if (method === 'GET') {
    if (action) return notFound;
    if (id === 'favorite') return show(favoriteOf(backend, person.company_id));
    if (id) return show(own.find((template) => String(template.id) === id));
    const results = own.map((template) => templateAnswer(backend, template));
    return { status: 200, body: { count: results.length, next: null, previous: null, results } };
  }
  if (person.role !== 'admin') return refuse(403, 'Only administrators change templates.');
  if (method === 'POST' && !id) return writeTemplate(backend, person, body);
  const template = own.find((one) => String(one.id) === id);
  if (!template) return notFound;
  if (method === 'PUT' && action) {
    moveFavorite(backend, template);
    return { status: 204 };
  }
  if (action) return notFound;
  if (method === 'PUT') return writeTemplate(backend, person, body, template);
  return method === 'DELETE' ? deleteTemplate(backend, template) : notFound;
}

/** The missions REST API. */
export function answerMissions(backend: Backend, call: Call): Reply {
  const { method, path, person } = call;
  const [, id] = /^\/certificates\/(\d+)$/.exec(path) ?? [];
  if (method === 'GET' && id && (person ?? backend.printsForAll)) {
    return showCertificate(backend, Number(id));
  }
  if (!person) return unauthorized;
  if (method === 'GET' && path === '/certificates') return listCertificates(backend, person);
  return /^\/certificate-templates(?:\/|$)/.test(path)
    ? answerTemplates(backend, call, person)
    : notFound;
}
