export { DeferredStatementRoute } from './deferred.ts';
export { messages as statementMessages } from './messages.ts';
export { StatementLink } from './StatementLink.tsx';
export { useOpenStatement } from './useStatementParam.ts';
