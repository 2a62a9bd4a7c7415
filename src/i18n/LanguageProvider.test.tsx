/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Language } from '#model/language.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { sharedMessages } from './sharedMessages.ts';
import { useCertificateDate } from './useCertificateDate.ts';

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <p role="alert">caught</p> : this.props.children;
  }
}

function DayEarned() {
  const day = useCertificateDate();
  return <p>{day('2026-03-10T02:30:00.000Z')}</p>;
}

function show(language: Language) {
  return (
    <Boundary>
      <LanguageProvider language={language} timeZone="America/Sao_Paulo">
        <h1>
          <FormattedMessage {...sharedMessages.homeTitle} />
        </h1>
        <DayEarned />
      </LanguageProvider>
    </Boundary>
  );
}

/** What stands inside a `lang` attribute of that tag. */
const inLanguage = (tag: string) =>
  screen.getByText((_text, element) => element?.getAttribute('lang') === tag);

/** A language whose chunk is gone. */
const gone = 'fr' as Language;

test('everything inside is worded in the language, with the day in the configured zone', async () => {
  render(show('pt'));
  const title = await screen.findByRole('heading', { name: 'Meus certificados' });
  expect(inLanguage('pt-BR')).toContainElement(title);
  expect(screen.getByText('9 de mar. de 2026')).toBeVisible();
});

test('the language before stays on screen until the next one is there', async () => {
  const { rerender } = render(show('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(show('es'));
  expect(inLanguage('pt-BR')).toContainElement(
    screen.getByRole('heading', { name: 'Meus certificados' }),
  );
  const next = await screen.findByRole('heading', { name: 'Mis certificados' });
  expect(inLanguage('es-ES')).toContainElement(next);
  expect(screen.getByText('9 mar 2026')).toBeVisible();
});

test('a language that was loaded before is there at once', async () => {
  const { rerender } = render(show('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(show('es'));
  await screen.findByRole('heading', { name: 'Mis certificados' });
  rerender(show('pt'));
  expect(screen.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await act(() => Promise.resolve());
});

test('of two languages asked for one after the other, the last one is shown', async () => {
  const { rerender } = render(show('pt'));
  await screen.findByRole('heading', { name: 'Meus certificados' });
  rerender(show('es'));
  rerender(show('en'));
  await screen.findByRole('heading', { name: 'My certificates' });
});

describe('a language that cannot be loaded', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const giveUp = () => act(() => jest.advanceTimersByTimeAsync(3000));

  test('throws to the error boundary when it is the first', async () => {
    render(show(gone));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await giveUp();
    expect(screen.getByRole('alert')).toHaveTextContent('caught');
  });

  test('leaves the language before on screen', async () => {
    const { rerender } = render(show('pt'));
    await giveUp();
    rerender(show(gone));
    await giveUp();
    expect(screen.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  });
});
