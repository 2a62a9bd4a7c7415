import { lazyComponent } from '#runtime/lazyComponent.tsx';
import type { CertificateSearch } from '../search/index.ts';
import type { StatementDialogProps } from './StatementDialog.tsx';
import { useStatementParam } from './useStatementParam.ts';

const StatementDialog = lazyComponent<StatementDialogProps>(() =>
  import(/* webpackChunkName: "statement-view" */ './StatementDialog.tsx').then(
    (module) => module.StatementDialog,
  ),
);

/** The statement dialog. Open while the query of the address has the statement parameter. */
export function StatementRoute({ search }: { search: CertificateSearch }) {
  const { scope, close } = useStatementParam();
  return scope && <StatementDialog key={scope} scope={scope} search={search} onClose={close} />;
}
