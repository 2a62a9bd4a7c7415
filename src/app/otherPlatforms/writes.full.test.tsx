/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { idAlone, numericIds, sayingNothing, sayingTheSame } from '#testing/manners.ts';
import { areas, base, heading, one, only, otherPlatform } from '#testing/mount/otherPlatform.tsx';
import type { Manner } from '#testing/translatingProxy.ts';

const platform = otherPlatform();

const numeric = numericIds();
const anyAnswer: readonly (readonly [string, Manner])[] = [
  ...Object.entries(sayingTheSame),
  ...Object.entries(sayingNothing),
  ['the id alone', idAlone],
  ['numeric ids', numeric.manner],
];

describe('a write that was answered with 2xx has happened', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const isSaved = async () => {
    await screen.findByText(/^Saved at/);
    expect(screen.queryByText(/error|not saved/i)).toBeNull();
  };

  test.each(anyAnswer)('POST: %s; the next save goes to its address', async (_how, manner) => {
    platform.answerIn(only('POST', base, manner), numeric.understand);
    const { history } = platform.open('/en/editor', 'admin');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    save();
    await isSaved();
    expect(history.location.pathname).toMatch(/^\/en\/editor\/.+/);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked());
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
    save();
    await waitFor(() => expect(platform.called('PUT', one)).toHaveLength(1));
    await isSaved();
    expect(platform.called('POST', base)).toHaveLength(1);
  });

  test.each(anyAnswer)('PUT: %s; the texts stay', async (_how, manner) => {
    platform.answerIn(only('PUT', one, manner), numeric.understand);
    platform.open(`/en/editor/${platform.templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    save();
    await isSaved();
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
    save();
    await waitFor(() => expect(platform.called('PUT', one)).toHaveLength(2));
    await isSaved();
    const sent = platform.called('PUT', one).map(({ body }) => JSON.parse(body) as object);
    expect(sent).toMatchObject([{ custom_fields: areas }, { custom_fields: areas }]);
  });

  test.each(anyAnswer)('DELETE: %s', async (_how, manner) => {
    platform.answerIn(only('DELETE', one, manner), numeric.understand);
    const { user } = platform.open('/en/templates', 'admin');
    await heading('Other');
    await user.click(screen.getByRole('button', { name: 'More actions: Other' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await screen.findByText('The template “Other” was deleted.', { selector: 'strong' });
    expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull();
  });

  test.each(anyAnswer)('PUT favorite: %s', async (_how, manner) => {
    platform.answerIn(only('PUT', /\/favorite$/, manner), numeric.understand);
    const { user } = platform.open('/en/templates', 'admin');
    await heading('Other');
    await user.click(screen.getByRole('button', { name: 'Set template as default: Other' }));
    await screen.findByText('“Other” is now the default template.', { selector: 'strong' });
    expect(screen.getByRole('button', { name: 'Set template as default: Other' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('what cannot be read of a template', () => {
  const sentBodies = () =>
    platform.called('PUT', one).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const open9 = async (change: object) => {
    platform.answerIn(
      only('GET', one, ({ body }) => ({ body: { ...(body as object), ...change } })),
    );
    platform.open(`/en/editor/${platform.templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  test('is named, goes back as it came, and only after a question', async () => {
    const texts = { ptBr: 'Um texto só', enUs: ['a', 'b', 'c', 'd'] };
    await open9({ layout: 'Layout9', custom_fields: texts });
    await screen.findByText(/could not be read: layout and texts/);
    fireEvent.change(screen.getByLabelText('Title color'), { target: { value: 'AA0000' } });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(sentBodies()).toEqual([]);
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Save the rest' }));
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    expect(sentBodies()).toMatchObject([{ layout: 'Layout9', custom_fields: texts }]);
    // Ours takes no such layout, and says so where it is chosen.
    await screen.findByText('The server did not accept this layout.');
  });

  test('gives way to what is put in its place', async () => {
    await open9({ layout: 'Layout9' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
    save();
    await screen.findByText(/^Saved at/);
    expect(sentBodies()).toMatchObject([{ layout: 'Layout5' }]);
  });

  test('one without an id is missing in the list, which says so', async () => {
    platform.answerIn(
      only('GET', base, ({ body }) => ({
        body: (body as object[]).map((template, index) =>
          index === 0 ? { ...template, id: null } : template,
        ),
      })),
    );
    platform.open('/en/templates', 'admin');
    await screen.findByText(/Some templates could not be read/);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});
