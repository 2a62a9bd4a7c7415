export { DeferredSelectAll, DeferredSelectionCheckbox } from './deferred.ts';
export { messages as selectionMessages } from './messages.ts';
export { addSelectedIds, useUpdateSelection } from './selectedIds.ts';
export { useCertificatesById } from './useCertificatesById.ts';
export { type SelectionSummary, useSelectionSummary } from './useSelectionSummary.ts';
