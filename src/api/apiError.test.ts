import { ApiError, hasStatus } from './apiError.ts';

test('an ApiError tells how the call failed, with which status and in which field', () => {
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

test('an ApiError may have no status', () => {
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
])('%j: is it a 401? %s', (error, is401) => expect(hasStatus(error, 401)).toBe(is401));
