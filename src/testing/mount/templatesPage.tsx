import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  breakPlatform,
  type Company,
  createCompany,
  platformUrl,
  requestsOf,
} from '../platform.ts';
import { renderApp } from './renderApp.tsx';

type User = ReturnType<typeof userEvent.setup>;

const path = '/certificate-templates';

const cards = () => screen.findAllByRole('listitem');

/** What there is to do on the list of templates, and to see. */
const seen = {
  heading: (name: string) => screen.findByRole('heading', { name }),
  cards,
  names: async () => (await cards()).map((card) => within(card).getByRole('heading').textContent),
  card: (name: string) => {
    const found = screen
      .getAllByRole('listitem')
      .find((one) => within(one).queryByRole('heading', { name }));
    if (!found) throw new Error(`No card ${name}`);
    return found;
  },
  star: (name: string) => screen.getByRole('button', { name: `Definir como padrão: ${name}` }),
  /** The stars that are pressed. */
  marked: async () =>
    (await screen.findAllByRole('button', { pressed: true })).map(({ ariaLabel }) => ariaLabel),
  tryAgain: () => screen.findByRole('button', { name: 'Tentar de novo' }),
  said: (text: string) => screen.findAllByText(text),
  /** Chooses an action from the menu of a template. */
  choose: async (user: User, name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Mais ações: ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  },
};

/** The list of templates, of a company of each test's own; begins and ends each of them. */
export function templatesPage() {
  let company: Company;
  let stop: () => void = () => undefined;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    company = await createCompany();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  const fail = (method: string, fault: object = { status: 500 }) =>
    breakPlatform({ company_id: company.company_id, method, path, ...fault });
  const answer = (body: object, of = path) =>
    fail('GET', {
      status: 200,
      body: JSON.stringify(body),
      content_type: 'application/json',
      path: of,
    });
  const throughOtherWindow = (method: string, more = '') =>
    fetch(`${platformUrl()}/missions${path}${more && `/${more}`}`, {
      method,
      headers: { authorization: company.admin.token },
    });

  return {
    ...seen,
    get company() {
      return company;
    },
    show: (who: 'admin' | 'learner' = 'admin') => {
      const user = userEvent.setup();
      const view = renderApp('/templates', { token: company[who].token });
      ({ stop } = view);
      return { ...view, user };
    },
    /** Leaves the page. */
    leave: () => stop(),
    fail,
    /** Has reads answered with this. */
    answer,
    /** The platform says nothing of the designs of what was issued. */
    keepsNothing: () => answer({ show_certificates: true }, '/settings'),
    throughOtherWindow,
    storedTemplates: async () => (await throughOtherWindow('GET')).json() as Promise<object[]>,
    /** The calls about templates. */
    asked: async (method: string) =>
      (await requestsOf(company.company_id)).filter(
        (request) => request.method === method && request.path.includes(path),
      ),
  };
}
