/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  returnIdOnly,
  createNumericIdVariant,
  emptyResponses,
  equivalentResponses,
} from '#testing/responseVariants.ts';
import {
  graduationTemplateAreas,
  templatesPath,
  findHeading,
  templatePath,
  limitVariant,
  setUpOtherPlatform,
} from '#testing/mount/otherPlatform.tsx';
import type { ResponseVariant } from '#testing/rewritingProxy.ts';

const platform = setUpOtherPlatform();

const numericIds = createNumericIdVariant();
const anyResponse: readonly (readonly [string, ResponseVariant])[] = [
  ...Object.entries(equivalentResponses),
  ...Object.entries(emptyResponses),
  ['only the id', returnIdOnly],
  ['numeric ids', numericIds.variant],
];

describe('writes with a 2xx response', () => {
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const expectSaved = async () => {
    await screen.findByText(/^Saved at/);
    expect(screen.queryByText(/error|not saved/i)).toBeNull();
  };

  test.each(anyResponse)(
    'POST: saves after %s, and the next save is a PUT',
    async (_name, variant) => {
      platform.respondWith(limitVariant('POST', templatesPath, variant), numericIds.restoreIds);
      const { history } = platform.open('/en/editor', 'admin');
      await screen.findByRole('button', { name: 'Save' });
      fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
      save();
      await expectSaved();
      expect(history.location.pathname).toMatch(/^\/en\/editor\/.+/);
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked());
      fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
      save();
      await waitFor(() => expect(platform.getRequests('PUT', templatePath)).toHaveLength(1));
      await expectSaved();
      expect(platform.getRequests('POST', templatesPath)).toHaveLength(1);
    },
  );

  test.each(anyResponse)('PUT: saves after %s and keeps the texts', async (_name, variant) => {
    platform.respondWith(limitVariant('PUT', templatePath, variant), numericIds.restoreIds);
    platform.open(`/en/editor/${platform.templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    save();
    await expectSaved();
    fireEvent.click(screen.getByRole('radio', { name: 'Mosaic' }));
    save();
    await waitFor(() => expect(platform.getRequests('PUT', templatePath)).toHaveLength(2));
    await expectSaved();
    const bodies = platform
      .getRequests('PUT', templatePath)
      .map(({ body }) => JSON.parse(body) as object);
    expect(bodies).toMatchObject([
      { custom_fields: graduationTemplateAreas },
      { custom_fields: graduationTemplateAreas },
    ]);
  });

  test.each(anyResponse)('DELETE: removes the template after %s', async (_name, variant) => {
    platform.respondWith(limitVariant('DELETE', templatePath, variant), numericIds.restoreIds);
    const { user } = platform.open('/en/templates', 'admin');
    await findHeading('Other');
    await user.click(screen.getByRole('button', { name: 'More actions: Other' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await screen.findByText('The template “Other” was deleted.', { selector: 'strong' });
    expect(screen.queryByRole('heading', { name: 'Other' })).toBeNull();
  });

  test.each(anyResponse)(
    'PUT favorite: sets the default template after %s',
    async (_name, variant) => {
      platform.respondWith(limitVariant('PUT', /\/favorite$/, variant), numericIds.restoreIds);
      const { user } = platform.open('/en/templates', 'admin');
      await findHeading('Other');
      await user.click(screen.getByRole('button', { name: 'Set template as default: Other' }));
      await screen.findByText('“Other” is now the default template.', { selector: 'strong' });
      expect(
        screen.getByRole('button', { name: 'Set template as default: Other' }),
      ).toHaveAttribute('aria-pressed', 'true');
    },
  );
});

describe('template with parts that cannot be parsed', () => {
  const getSentBodies = () =>
    platform
      .getRequests('PUT', templatePath)
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const openEditorWith = async (change: object) => {
    platform.respondWith(
      limitVariant('GET', templatePath, ({ body }) => ({
        body: { ...(body as object), ...change },
      })),
    );
    platform.open(`/en/editor/${platform.templateId}`, 'admin');
    await screen.findByRole('button', { name: 'Save' });
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  test('names the parts and sends them back unchanged after a confirmation', async () => {
    const texts = { ptBr: 'Um texto só', enUs: ['a', 'b', 'c', 'd'] };
    await openEditorWith({ layout: 'Layout0', custom_fields: texts });
    await screen.findByText(/could not be read: layout and texts/);
    fireEvent.change(screen.getByLabelText('Title color'), { target: { value: 'AA0000' } });
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(getSentBodies()).toEqual([]);
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Save the rest' }));
    await waitFor(() => expect(getSentBodies()).toHaveLength(1));
    expect(getSentBodies()).toMatchObject([{ layout: 'Layout0', custom_fields: texts }]);
    // The reference platform rejects this layout, and the error is shown at the layout field.
    await screen.findByText('The server did not accept this layout.');
  });

  test('sends the new value of a part that was edited', async () => {
    await openEditorWith({ layout: 'Layout0' });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
    save();
    await screen.findByText(/^Saved at/);
    expect(getSentBodies()).toMatchObject([{ layout: 'Layout5' }]);
  });

  test('is left out of the list when it has no id, with a note', async () => {
    platform.respondWith(
      limitVariant('GET', templatesPath, ({ body }) => ({
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
