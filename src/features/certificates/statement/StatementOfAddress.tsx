import { loadTexts } from '#i18n/catalogue.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import type { HomeFound } from '../find/useHomeFound.ts';
import type { StatementDialogProps } from './StatementDialog.tsx';
import { useStatementAddress } from './useStatementAddress.ts';

const StatementDialog = lazyComponent<StatementDialogProps>(async () => {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "statement-view" */ './StatementDialog.tsx'),
    loadTexts('documents'),
    loadTexts('find'),
    loadTexts('statement'),
  ]);
  return module.StatementDialog;
});

/** The statement of learning, where the address asks for it. */
export function StatementOfAddress({ found }: { found: HomeFound }) {
  const { of, close } = useStatementAddress();
  return of && <StatementDialog key={of} of={of} found={found} onClose={close} />;
}
