import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Fault,
  injectFault,
  type Company,
  createCompany,
  getPlatformUrl,
  getRequests,
} from '../platform.ts';
import { renderApp } from './renderApp.ts';

type User = ReturnType<typeof userEvent.setup>;

const path = '/certificate-templates';

const findCards = () => screen.findAllByRole('listitem');

/** Queries and user actions for the list of templates. */
const queries = {
  findHeading: (name: string) => screen.findByRole('heading', { name }),
  findCards,
  getNames: async () =>
    (await findCards()).map((card) => within(card).getByRole('heading').textContent),
  getCard: (name: string) => {
    const card = screen
      .getAllByRole('listitem')
      .find((listItem) => within(listItem).queryByRole('heading', { name }));
    if (!card) throw new Error(`No card ${name}`);
    return card;
  },
  getStar: (name: string) => screen.getByRole('button', { name: `Definir como padrão: ${name}` }),
  /** Finds the labels of the pressed star buttons, which mark favourite templates. */
  findPressedStars: async () =>
    (await screen.findAllByRole('button', { pressed: true })).map(({ ariaLabel }) => ariaLabel),
  findTryAgainButton: () => screen.findByRole('button', { name: 'Tentar de novo' }),
  findTexts: (text: string) => screen.findAllByText(text),
  /** Chooses an action from the menu of a template. */
  chooseAction: async (user: User, name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Mais ações: ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  },
};

/** Registers Jest hooks that create a company for each test, and returns helpers for its list of templates. */
export function setUpTemplatesPage() {
  let company: Company;
  let stop: () => void = () => undefined;
  beforeEach(async () => {
    company = await createCompany();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  const failRequests = (method: string, fault: Fault = { status: 500 }) =>
    injectFault(company, `${method} ${path}`, fault);
  const respondToReads = (body: object, requestPath = path) =>
    injectFault(company, `GET ${requestPath}`, {
      status: 200,
      body: JSON.stringify(body),
      content_type: 'application/json',
    });
  const fetchAsAdmin = (method: string, subPath = '') =>
    fetch(`${getPlatformUrl()}/missions${path}${subPath && `/${subPath}`}`, {
      method,
      headers: { authorization: company.admin.token },
    });

  return {
    ...queries,
    get company() {
      return company;
    },
    renderPage: (role: 'admin' | 'learner' = 'admin') => {
      const user = userEvent.setup();
      const view = renderApp('/templates', { token: company[role].token });
      ({ stop } = view);
      return { ...view, user };
    },
    /** Unmounts the page. */
    unmount: () => stop(),
    failRequests,
    /** Makes GET requests get this body as the response. Default path: the list of templates. */
    respondToReads,
    /** Makes the platform's settings lack the field that states whether issued certificates keep their design. */
    hideUsedDesigns: () => respondToReads({ show_certificates: true }, '/settings'),
    fetchAsAdmin,
    fetchStoredTemplates: async () => (await fetchAsAdmin('GET')).json() as Promise<object[]>,
    /** Gets the recorded template requests with this HTTP method. */
    getTemplateRequests: async (method: string) =>
      (await getRequests(company.company_id)).filter(
        (request) => request.method === method && request.path.includes(path),
      ),
  };
}
