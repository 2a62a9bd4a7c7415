export { messages as statementMessages } from './messages.ts';
export { StatementLink } from './StatementLink.tsx';
export { StatementRoute } from './StatementRoute.tsx';
export { useOpenStatement } from './useStatementParam.ts';
