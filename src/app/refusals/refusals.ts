// The screens that few people ever meet, in one chunk.
export { ForbiddenPage, NotAuthorizedPage } from './DenialPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
