import { buildAreaTexts, createDefaultTemplate, getBackgroundImageUrl } from './template.ts';

test('createDefaultTemplate returns the template of the specification', () =>
  expect(createDefaultTemplate()).toEqual({
    id: null,
    name: 'New Template ✏️',
    layout: 'Layout1',
    favorite: false,
    backgroundImage: '',
    rawImage: '',
    colors: { title: '00CEB2', content: '323f47' },
    customFields: buildAreaTexts(() => ['', '', '']),
  }));

test('createDefaultTemplate shows the code on the front where the server stores the option', () => {
  expect(createDefaultTemplate(null, true)).toEqual({
    ...createDefaultTemplate(),
    showsCodeOnFront: true,
  });
  expect(createDefaultTemplate(null, false)).not.toHaveProperty('showsCodeOnFront');
});

test.each([
  ['#1d4ed8', '1D4ED8'],
  ['1D4ED8', '1D4ED8'],
  ['blue', '00CEB2'],
  [null, '00CEB2'],
])('createDefaultTemplate uses the primary colour %j as title colour %s', (primaryColor, title) =>
  expect(createDefaultTemplate(primaryColor).colors.title).toBe(title),
);

test.each([
  ['a newly chosen image', '', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['the stored image', '/stored.png', '', '/stored.png'],
  ['the stored image rather than its original', '/stored.png', '/raw.png', '/stored.png'],
  ['the original if the platform stored no other', '', '/raw.png', '/raw.png'],
])('getDisplayedImage returns %s', (_name, backgroundImage, rawImage, expected) =>
  expect(getBackgroundImageUrl({ backgroundImage, rawImage })).toBe(expected),
);
