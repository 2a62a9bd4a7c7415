import { deferComponent } from '#runtime/deferComponent.tsx';
import { LoadingOverlay } from '#ui/overlays/LoadingOverlay.tsx';
import type { StatementDialogProps } from './StatementDialog.tsx';
import { useStatementParam } from './useStatementParam.ts';

const StatementDialog = deferComponent<StatementDialogProps>(
  () => import(/* webpackChunkName: "statement" */ './StatementDialog.tsx'),
  { when: 'render', fallback: LoadingOverlay },
);

/** Statement dialog. The dialog is open while the query of the address contains the statement parameter. */
export default function StatementRoute() {
  const { scope, close } = useStatementParam();
  return scope && <StatementDialog key={scope} scope={scope} onClose={close} />;
}
