import { type Backend, type Call, notFound, refuse, type Reply, unauthorized } from './calls.ts';

/** The workspace REST API: who is signed in, and what the company has set. */
export function answerWorkspace({ store }: Backend, { method, path, person }: Call): Reply {
  if (!person) return unauthorized;
  if (method !== 'GET') return notFound;
  if (path === '/workspace/v1/users/current') {
    const { token: _secret, ...rest } = person;
    return { status: 200, body: { ...rest, last_seen_at: null, _links: {} } };
  }
  const [, id] = /^\/workspace\/v1\/companies\/(\d+)\/settings$/.exec(path) ?? [];
  if (!id) return notFound;
  if (Number(id) !== person.company_id) return refuse(403, 'Another company.');
  const company = store.companies.find((one) => one.id === person.company_id);
  if (!company) return notFound;
  const { show_certificates, branding, language } = company;
  return {
    status: 200,
    body: { company_id: company.id, show_certificates, branding, language, plan: 'gold', __v: 12 },
  };
}
