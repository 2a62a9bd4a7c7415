import { DocumentCache } from '#api/query/documentCache.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { loadMetadata, loadPage } from '#features/certificates/loadCertificates.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { breakPlatform, requestsOf } from '../platform.ts';
import { leave, meet, type Opened, type Visitor, type Visitors } from './visitors.ts';
import { type Cell, sameCompany, sees, store } from './ways.ts';

/** Tests that in each of these cells nothing is left of the user before. */
export function testChanges(cells: readonly Cell[]): void {
  let visitors: Visitors;
  beforeAll(async () => {
    visitors = await meet();
  });
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await leave(visitors);
    jest.restoreAllMocks();
  });

  test.each(cells)('$way, on $screen: nothing of the one before is left', async (cell) => {
    expect(await changeUser(cell, visitors)).toEqual([]);
  });
}

/** What is said, chosen and asked for when the user changes. @returns says something late */
async function stir(at: Opened, who: Visitor): Promise<() => void> {
  const { company_id } = who.company;
  const { toast } = at.app.mount.services;
  const words = `${who.name} diz`;
  toast({ type: 'error', text: words, action: { label: words, onPress: () => undefined } });
  announce(at.root, words);
  await breakPlatform({ company_id, method: '*', path: 'certificates', delay_ms: 150, times: 1 });
  await breakPlatform({ company_id, method: 'POST', path: 'graphql', delay_ms: 150, times: 2 });
  const { dispatch } = store(at);
  void dispatch(missionsApi.endpoints.listCertificates.initiate(undefined, { forceRefetch: true }));
  void dispatch(loadPage({ view: 'missions' }));
  void dispatch(loadMetadata());
  return () => toast({ text: words });
}

/** Everything in which somebody could be met again. */
async function everything(at: Opened, first: Visitor, next: Visitor, caches: Set<DocumentCache>) {
  const companies = new Set([first.company.company_id, next.company.company_id]);
  const asked = (await Promise.all([...companies].map(requestsOf))).flat();
  return {
    document: document.body.innerHTML,
    state: JSON.stringify(store(at).getState()),
    answers: JSON.stringify([...caches].map((cache) => cache.extract())),
    storage: decodeURIComponent(
      document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    ),
    requests: JSON.stringify(
      asked.filter(({ headers }) => headers.authorization?.includes(next.token)),
    ),
  };
}

/** What of somebody is nobody else's business. */
function secretsOf(who: Visitor, next: Visitor): string[] {
  const { company, template, name, id, token, certificateIds } = who;
  const own = [name, id, token, ...certificateIds];
  if (company === next.company) return own;
  return [...own, company.company_id, template.name, template.id];
}

/** Changes the user on a screen. @returns what there is of the first one afterwards, by where it is */
async function changeUser(cell: Cell, visitors: Visitors): Promise<string[]> {
  const { first } = visitors;
  const { show } = cell;
  const next = cell.way === sameCompany ? visitors.colleague : visitors.stranger;
  const write = jest.spyOn(DocumentCache.prototype, 'write');
  const at = await cell.open(first, next);
  await show(at, first);
  const sayLate = await stir(at, first);
  await cell.change(at, first, next);
  await sees(next.course);
  sayLate();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const caches = new Set(write.mock.contexts as DocumentCache[]);
  const atFirst = await everything(at, first, next, caches);
  await show(at, next);
  const later = await everything(at, first, next, caches);
  write.mockRestore();
  return secretsOf(first, next).flatMap((secret) =>
    [atFirst, later].flatMap((found) =>
      Object.entries(found).flatMap(([where, text]) =>
        text.includes(secret) ? [`${where}: ${around(text, secret)}`] : [],
      ),
    ),
  );
}

function around(text: string, secret: string): string {
  const place = text.indexOf(secret);
  return text.slice(Math.max(0, place - 80), place + secret.length + 40);
}
