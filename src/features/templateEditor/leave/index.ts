export { LeaveDialog } from './deferred.tsx';
export { useLeaveDialog } from './useLeaveDialog.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
