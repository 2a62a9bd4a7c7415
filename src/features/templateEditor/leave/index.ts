export { LeaveDialog } from './deferred.ts';
export { useLeaveDialog } from './useLeaveDialog.ts';
export { useLeaveGuard } from './useLeaveGuard.ts';
