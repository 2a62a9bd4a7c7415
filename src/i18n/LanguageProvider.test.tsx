/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { expectConsoleError } from '#testing/console.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { sharedMessages } from './sharedMessages.ts';
import { useCertificateDateFormatter } from './useCertificateDateFormatter.ts';

class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <p role="alert">caught</p> : this.props.children;
  }
}

function EarnedDate() {
  const formatDate = useCertificateDateFormatter();
  return <p>{formatDate('2026-03-10T02:30:00.000Z')}</p>;
}

function createElement(language: Language) {
  return (
    <ErrorBoundary>
      <LanguageProvider language={language} timeZone="America/Sao_Paulo">
        <h1>
          <FormattedMessage {...sharedMessages.homeTitle} />
        </h1>
        <EarnedDate />
      </LanguageProvider>
    </ErrorBoundary>
  );
}

const getElementWithLang = (tag: string) =>
  screen.getByText((_text, element) => element?.getAttribute('lang') === tag);

/** Unsupported language, for which no chunk with messages exists. */
const missingLanguage = 'xx' as Language;

test('LanguageProvider renders messages in the language and dates in the time zone', async () => {
  render(createElement('pt'));
  const title = await screen.findByRole('heading', { name: 'Meus certificados' });
  expect(getElementWithLang('pt-BR')).toContainElement(title);
  expect(screen.getByText('9 de mar. de 2026')).toBeVisible();
});

test('LanguageProvider keeps the previous language until the next one is loaded', async () => {
  const { rerender } = render(createElement('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(createElement('es'));
  expect(getElementWithLang('pt-BR')).toContainElement(
    screen.getByRole('heading', { name: 'Meus certificados' }),
  );
  const next = await screen.findByRole('heading', { name: 'Mis certificados' });
  expect(getElementWithLang('es-ES')).toContainElement(next);
  expect(screen.getByText('9 mar 2026')).toBeVisible();
});

test('LanguageProvider switches to a loaded language at once', async () => {
  const { rerender } = render(createElement('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(createElement('es'));
  await screen.findByRole('heading', { name: 'Mis certificados' });
  rerender(createElement('pt'));
  expect(screen.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await act(() => Promise.resolve());
});

test('LanguageProvider shows the last of two languages set in quick succession', async () => {
  const { rerender } = render(createElement('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(createElement('es'));
  rerender(createElement('en'));
  await screen.findByRole('heading', { name: 'My certificates' });
});

describe('LanguageProvider with a language that fails to load', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const exhaustRetries = () => act(() => jest.advanceTimersByTimeAsync(3000));

  test('throws to the error boundary if it is the first language', async () => {
    expectConsoleError(/^TypeError: load is not a function/, 1);
    render(createElement(missingLanguage));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await exhaustRetries();
    expect(screen.getByRole('alert')).toHaveTextContent('caught');
  });

  test('keeps the previous language', async () => {
    const { rerender } = render(createElement('pt'));
    await exhaustRetries();
    rerender(createElement(missingLanguage));
    await exhaustRetries();
    expect(screen.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  });
});
