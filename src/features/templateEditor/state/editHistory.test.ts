import { type CertificateTemplate, createDefaultTemplate } from '#domain/template/template.ts';
import {
  createEditHistory,
  type EditAction,
  reduceEditHistory,
  type EditHistory,
  hasUnsavedEdits,
} from './editHistory.ts';

const stored: CertificateTemplate = { ...createDefaultTemplate(), id: 't1', name: 'A' };

const createChange = (fields: Partial<CertificateTemplate>, step?: string, at = 0): EditAction => ({
  type: 'changed',
  fields,
  step,
  at,
});

const applyEdits = (...edits: readonly EditAction[]): EditHistory =>
  edits.reduce(reduceEditHistory, createEditHistory(stored));

const undo: EditAction = { type: 'undone' };
const redo: EditAction = { type: 'redone' };

it('undoes and redoes changes in their order', () => {
  const twoChanges = applyEdits(createChange({ name: 'B' }), createChange({ layout: 'Layout4' }));
  expect(twoChanges.present).toMatchObject({ name: 'B', layout: 'Layout4' });
  const oneUndone = reduceEditHistory(twoChanges, undo);
  expect(oneUndone.present).toMatchObject({ name: 'B', layout: 'Layout1' });
  expect(reduceEditHistory(oneUndone, undo).present).toEqual(stored);
  expect(reduceEditHistory(oneUndone, redo).present).toEqual(twoChanges.present);
});

it('undoes and redoes the option of the code on the front, which is off if missing', () => {
  const switched = applyEdits(createChange({ showsCodeOnFront: true }));
  expect(hasUnsavedEdits(switched)).toBe(true);
  const undone = reduceEditHistory(switched, undo);
  expect([undone.present.showsCodeOnFront, hasUnsavedEdits(undone)]).toEqual([undefined, false]);
  expect(reduceEditHistory(undone, redo).present.showsCodeOnFront).toBe(true);
  expect(hasUnsavedEdits(applyEdits(createChange({ showsCodeOnFront: false })))).toBe(false);
});

it('has nothing to undo before the first change, and nothing to redo after a new one', () => {
  expect(applyEdits(undo, redo)).toEqual(createEditHistory(stored));
  const { future } = applyEdits(createChange({ name: 'B' }), undo, createChange({ name: 'C' }));
  expect(future).toEqual([]);
});

it.each([
  [
    'joins typing into one step',
    [createChange({ name: 'B' }, 'name', 0), createChange({ name: 'BC' }, 'name', 900)],
    1,
  ],
  [
    'starts a new step after a pause',
    [createChange({ name: 'B' }, 'name', 0), createChange({ name: 'BC' }, 'name', 1500)],
    2,
  ],
  [
    'starts a new step for another field',
    [createChange({ name: 'B' }, 'name'), createChange({ layout: 'Layout2' }, 'layout')],
    2,
  ],
  [
    'keeps changes without a step name separate',
    [createChange({ name: 'B' }), createChange({ name: 'C' })],
    2,
  ],
  ['adds no step for a change without effect', [createChange({ name: 'A' })], 0],
  [
    'ends the step on undo',
    [createChange({ name: 'B' }, 'name'), undo, createChange({ name: 'C' }, 'name')],
    1,
  ],
])('%s', (_title, edits, steps) => {
  expect(applyEdits(...edits).past).toHaveLength(steps);
});

it('keeps the last two hundred steps', () => {
  const edits = Array.from({ length: 250 }, (_, count) => createChange({ name: `Name ${count}` }));
  const { past, present } = applyEdits(...edits);
  expect(past).toHaveLength(200);
  expect(present.name).toBe('Name 249');
});

it.each([
  ['is clean at first', [], false],
  ['is dirty after a change', [createChange({ name: 'B' })], true],
  ['is clean after undoing it', [createChange({ name: 'B' }), undo], false],
  [
    'is clean when only the case of a colour differs',
    [createChange({ colors: { title: '00ceb2', content: '323F47' } })],
    false,
  ],
])('%s', (_title, edits, expected) => {
  expect(hasUnsavedEdits(applyEdits(...edits))).toBe(expected);
});

describe('a saved template', () => {
  const image = 'data:image/jpeg;base64,AAAA';
  const withImage = applyEdits(createChange({ rawImage: image }), createChange({ name: 'B' }));
  const storedTemplate = {
    ...withImage.present,
    favorite: true,
    backgroundImage: 'https://x.example/1.jpg',
    rawImage: 'https://x.example/1.jpg',
  };
  const savedHistory = reduceEditHistory(withImage, {
    type: 'saved',
    submittedTemplate: withImage.present,
    savedTemplate: storedTemplate,
  });

  it('is clean and has the id and URLs of the server', () => {
    expect(hasUnsavedEdits(savedHistory)).toBe(false);
    expect(savedHistory.present).toEqual(storedTemplate);
  });

  it('has the image’s URL in every step that had its data', () => {
    const previous = reduceEditHistory(savedHistory, undo);
    expect(previous.present).toMatchObject({ name: 'A', rawImage: 'https://x.example/1.jpg' });
    expect(reduceEditHistory(previous, undo).present.rawImage).toBe('');
    expect(hasUnsavedEdits(previous)).toBe(true);
  });

  it('has the name under which it was stored', () => {
    const renamed = applyEdits(createChange({ name: '  B ' }));
    const storedTemplate = { ...renamed.present, name: 'B' };
    const cleanHistory = reduceEditHistory(renamed, {
      type: 'saved',
      submittedTemplate: renamed.present,
      savedTemplate: storedTemplate,
    });
    expect(cleanHistory.present.name).toBe('B');
    expect(hasUnsavedEdits(cleanHistory)).toBe(false);
  });

  it('keeps changes made during the request', () => {
    const typedHistory = reduceEditHistory(withImage, createChange({ name: 'BC' }));
    const lateSave = reduceEditHistory(typedHistory, {
      type: 'saved',
      submittedTemplate: withImage.present,
      savedTemplate: storedTemplate,
    });
    expect(lateSave.present.name).toBe('BC');
    expect(hasUnsavedEdits(lateSave)).toBe(true);
  });
});

describe('the focal point', () => {
  const storedImage = { backgroundImage: '/1.jpg', rawImage: '/1.jpg' };
  const focalPoint = { x: 0.2, y: 0.7 };
  const moved = applyEdits(createChange(storedImage), createChange({ focalPoint }));

  it('makes the template dirty and is removed with its image', () => {
    const savedHistory = reduceEditHistory(applyEdits(createChange(storedImage)), {
      type: 'saved',
      submittedTemplate: applyEdits(createChange(storedImage)).present,
      savedTemplate: applyEdits(createChange(storedImage)).present,
    });
    const withPoint = reduceEditHistory(savedHistory, createChange({ focalPoint }));
    expect(hasUnsavedEdits(withPoint)).toBe(true);
    expect(hasUnsavedEdits(reduceEditHistory(withPoint, undo))).toBe(false);
    const withOtherImage = reduceEditHistory(
      withPoint,
      createChange({ rawImage: 'data:image/jpeg;base64,AA==' }),
    );
    expect(withOtherImage.present.focalPoint).toBeUndefined();
  });

  it('is kept after the crop was stored, while earlier steps show the full image', () => {
    const storedTemplate = {
      ...moved.present,
      focalPoint: undefined,
      backgroundImage: '/part.jpg',
    };
    const savedHistory = reduceEditHistory(moved, {
      type: 'saved',
      submittedTemplate: moved.present,
      savedTemplate: storedTemplate,
    });
    expect(hasUnsavedEdits(savedHistory)).toBe(false);
    expect(savedHistory.present).toMatchObject({
      ...storedImage,
      backgroundImage: '/part.jpg',
      focalPoint,
    });
    const previous = reduceEditHistory(savedHistory, undo).present;
    expect(previous).toMatchObject(storedImage);
    expect(previous.focalPoint).toBeUndefined();
  });

  it('does not count as stored when it moved during the request', () => {
    const movedFurther = reduceEditHistory(moved, createChange({ focalPoint: { x: 0.9, y: 0.7 } }));
    const storedTemplate = {
      ...moved.present,
      focalPoint: undefined,
      backgroundImage: '/part.jpg',
    };
    const lateSave = reduceEditHistory(movedFurther, {
      type: 'saved',
      submittedTemplate: moved.present,
      savedTemplate: storedTemplate,
    });
    expect(lateSave.present).toMatchObject({ ...storedImage, focalPoint: { x: 0.9, y: 0.7 } });
    expect(hasUnsavedEdits(lateSave)).toBe(true);
  });
});
