import { ApiError, hasErrorStatus } from './apiError.ts';

test('an ApiError has a kind, a message, a status, a field and a cause', () => {
  const cause = new Error('below');
  const error = new ApiError('shape', 'Unexpected answer', { status: 200, field: 'id', cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: 'shape',
    message: 'Unexpected answer',
    status: 200,
    field: 'id',
    cause,
  });
});

test('an ApiError has no status and no field unless they are given', () => {
  const error = new ApiError('network', 'Failed to fetch');
  expect(error.status).toBeUndefined();
  expect(error.field).toBeUndefined();
});

test.each([
  [new ApiError('http', '', { status: 401 }), true],
  [new ApiError('graphql', '', { status: 401 }), true],
  [new ApiError('http', '', { status: 403 }), false],
  [new ApiError('network', ''), false],
  [Object.assign(new Error('other'), { status: 401 }), false],
  [{ status: 401 }, false],
  [undefined, false],
])('hasStatus(%j, 401) is %s', (error, is401) => expect(hasErrorStatus(error, 401)).toBe(is401));
