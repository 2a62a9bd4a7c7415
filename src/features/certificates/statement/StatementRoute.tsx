import { deferComponent } from '#runtime/deferComponent.tsx';
import type { StatementDialogProps } from './StatementDialog.tsx';
import { useStatementParam } from './useStatementParam.ts';

// In the chunk of the buttons that open the statement, because the search has no bytes left in its size budget.
const LoadingOverlay = deferComponent<Pick<StatementDialogProps, 'onClose'>>(
  async () => ({
    default: (await import(/* webpackChunkName: "rows" */ '#ui/overlays/LoadingOverlay.tsx'))
      .LoadingOverlay,
  }),
  { when: 'render' },
);

const StatementDialog = deferComponent<StatementDialogProps>(
  () => import(/* webpackChunkName: "statement" */ './StatementDialog.tsx'),
  { when: 'render', fallback: LoadingOverlay },
);

/** Statement dialog. The dialog is open while the query of the address contains the statement parameter. */
export function StatementRoute() {
  const { scope, close } = useStatementParam();
  return scope && <StatementDialog key={scope} scope={scope} onClose={close} />;
}
