import { defaultTemplate, shownImage } from './template.ts';

test('the default template is the one of the specification', () =>
  expect(defaultTemplate()).toEqual({
    id: null,
    name: 'New Template ✏️',
    layout: 'Layout1',
    favorite: false,
    backgroundImage: '',
    rawImage: '',
    colors: { title: '00CEB2', content: '323f47' },
    customFields: { ptBr: ['', '', ''], enUs: ['', '', ''], esEs: ['', '', ''] },
  }));

test.each([
  ['#1d4ed8', '1D4ED8'],
  ['1D4ED8', '1D4ED8'],
  ['blue', '00CEB2'],
  [null, '00CEB2'],
])('of a company whose colour is %j it has titles in %s', (primaryColor, title) =>
  expect(defaultTemplate(primaryColor).colors.title).toBe(title),
);

test.each([
  ['one chosen just now', '', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['the stored one', '/stored.png', '', '/stored.png'],
  ['the stored one before what it was made of', '/stored.png', '/raw.png', '/stored.png'],
  ['what was sent, where the platform made nothing of it', '', '/raw.png', '/raw.png'],
])('the picture shown is %s', (_which, backgroundImage, rawImage, shown) =>
  expect(shownImage({ backgroundImage, rawImage })).toBe(shown),
);
