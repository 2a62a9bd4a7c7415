import { type CertificateTemplate, defaultTemplate } from '#model/template/template.ts';
import { beginHistory, type Edit, editHistory, type EditHistory, isDirty } from './editHistory.ts';

const stored: CertificateTemplate = { ...defaultTemplate(), id: 't1', name: 'A' };

const change = (fields: Partial<CertificateTemplate>, step?: string, at = 0): Edit => ({
  type: 'changed',
  fields,
  step,
  at,
});

const after = (...edits: readonly Edit[]): EditHistory =>
  edits.reduce(editHistory, beginHistory(stored));

const undone: Edit = { type: 'undone' };
const redone: Edit = { type: 'redone' };

it('undoes and redoes changes in their order', () => {
  const both = after(change({ name: 'B' }), change({ layout: 'Layout4' }));
  expect(both.present).toMatchObject({ name: 'B', layout: 'Layout4' });
  const once = editHistory(both, undone);
  expect(once.present).toMatchObject({ name: 'B', layout: 'Layout1' });
  expect(editHistory(once, undone).present).toEqual(stored);
  expect(editHistory(once, redone).present).toEqual(both.present);
});

it('has nothing to undo before the first change, and nothing to redo after a new one', () => {
  expect(after(undone, redone)).toEqual(beginHistory(stored));
  const { future } = after(change({ name: 'B' }), undone, change({ name: 'C' }));
  expect(future).toEqual([]);
});

it.each([
  [
    'typing is one step',
    [change({ name: 'B' }, 'name', 0), change({ name: 'BC' }, 'name', 900)],
    1,
  ],
  [
    'a pause begins another',
    [change({ name: 'B' }, 'name', 0), change({ name: 'BC' }, 'name', 1500)],
    2,
  ],
  [
    'another field is another',
    [change({ name: 'B' }, 'name'), change({ layout: 'Layout2' }, 'layout')],
    2,
  ],
  ['nameless changes stand alone', [change({ name: 'B' }), change({ name: 'C' })], 2],
  ['what changes nothing is none', [change({ name: 'A' })], 0],
  [
    'undoing ends the step',
    [change({ name: 'B' }, 'name'), undone, change({ name: 'C' }, 'name')],
    1,
  ],
])('%s', (_title, edits, steps) => {
  expect(after(...edits).past).toHaveLength(steps);
});

it('keeps the last two hundred steps', () => {
  const edits = Array.from({ length: 250 }, (_, count) => change({ name: `Name ${count}` }));
  const { past, present } = after(...edits);
  expect(past).toHaveLength(200);
  expect(present.name).toBe('Name 249');
});

it.each([
  ['at first', [], false],
  ['after a change', [change({ name: 'B' })], true],
  ['after undoing it', [change({ name: 'B' }), undone], false],
  [
    'where only the case of a colour differs',
    [change({ colors: { title: '00ceb2', content: '323F47' } })],
    false,
  ],
])('%s there is something to save: %#', (_title, edits, expected) => {
  expect(isDirty(after(...edits))).toBe(expected);
});

describe('once it is saved', () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const withPicture = after(change({ rawImage: picture }), change({ name: 'B' }));
  const answer = {
    ...withPicture.present,
    favorite: true,
    backgroundImage: 'https://x.example/1.jpg',
    rawImage: 'https://x.example/1.jpg',
  };
  const saved = editHistory(withPicture, {
    type: 'saved',
    sent: withPicture.present,
    saved: answer,
  });

  it('is clean, and knows what the server gave it', () => {
    expect(isDirty(saved)).toBe(false);
    expect(saved.present).toEqual(answer);
  });

  it('has the address of the picture in every step that had its data', () => {
    const before = editHistory(saved, undone);
    expect(before.present).toMatchObject({ name: 'A', rawImage: 'https://x.example/1.jpg' });
    expect(editHistory(before, undone).present.rawImage).toBe('');
    expect(isDirty(before)).toBe(true);
  });

  it('has the name it was stored under', () => {
    const named = after(change({ name: '  B ' }));
    const stored = { ...named.present, name: 'B' };
    const clean = editHistory(named, { type: 'saved', sent: named.present, saved: stored });
    expect(clean.present.name).toBe('B');
    expect(isDirty(clean)).toBe(false);
  });

  it('keeps what was typed while it was on its way', () => {
    const typed = editHistory(withPicture, change({ name: 'BC' }));
    const late = editHistory(typed, { type: 'saved', sent: withPicture.present, saved: answer });
    expect(late.present.name).toBe('BC');
    expect(isDirty(late)).toBe(true);
  });
});

describe('a focal point', () => {
  const stored = { backgroundImage: '/1.jpg', rawImage: '/1.jpg' };
  const focalPoint = { x: 0.2, y: 0.7 };
  const moved = after(change(stored), change({ focalPoint }));

  it('is something to save, and goes with its picture', () => {
    const saved = editHistory(after(change(stored)), {
      type: 'saved',
      sent: after(change(stored)).present,
      saved: after(change(stored)).present,
    });
    const point = editHistory(saved, change({ focalPoint }));
    expect(isDirty(point)).toBe(true);
    expect(isDirty(editHistory(point, undone))).toBe(false);
    const other = editHistory(point, change({ rawImage: 'data:image/jpeg;base64,AA==' }));
    expect(other.present.focalPoint).toBeUndefined();
  });

  it('is known after the part was stored; steps before it show the whole', () => {
    const answer = { ...moved.present, focalPoint: undefined, backgroundImage: '/part.jpg' };
    const saved = editHistory(moved, { type: 'saved', sent: moved.present, saved: answer });
    expect(isDirty(saved)).toBe(false);
    expect(saved.present).toMatchObject({ ...stored, backgroundImage: '/part.jpg', focalPoint });
    const before = editHistory(saved, undone).present;
    expect(before).toMatchObject(stored);
    expect(before.focalPoint).toBeUndefined();
  });

  it('moved while a save was on its way is not taken for the stored one', () => {
    const further = editHistory(moved, change({ focalPoint: { x: 0.9, y: 0.7 } }));
    const answer = { ...moved.present, focalPoint: undefined, backgroundImage: '/part.jpg' };
    const late = editHistory(further, { type: 'saved', sent: moved.present, saved: answer });
    expect(late.present).toMatchObject({ ...stored, focalPoint: { x: 0.9, y: 0.7 } });
    expect(isDirty(late)).toBe(true);
  });
});
