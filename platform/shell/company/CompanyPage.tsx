import { useEffect, useState } from 'react';
import { useShell } from '../shellContext.ts';
import { StatusView } from '../StatusView.tsx';
import type { CompanyDraft } from './companyApi.ts';
import { Example } from './Example.tsx';
import { Identity, Signatures } from './formParts.tsx';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useCompany } from './useCompany.ts';
import { useLeaving } from '../leaving/useLeaving.ts';

/** What certificates issued from now on bear of the company. */
export function CompanyPage() {
  const { t, setTitle } = useShell();
  const { draft, failed, retry, change, isDirty, saving, save } = useCompany();
  const [isTried, setTried] = useState(false);
  const title = t('company');
  useEffect(() => setTitle(title), [setTitle, title]);

  const saveWhole = async (): Promise<boolean> => {
    setTried(true);
    return draft !== undefined && isWhole(draft) && save();
  };
  const { isAsking, hasFailed, choose } = useLeaving(isDirty, saveWhole);

  if (failed) {
    const again = { label: t('retry'), run: retry };
    return <StatusView title={t('failed')} hint={t('failedHint')} action={again} />;
  }
  if (!draft) return <StatusView title={t('loading')} busy />;
  const part = {
    company: draft,
    refused: typeof saving === 'object' ? saving.refused : undefined,
    isTried,
    onChange: change,
  };
  return (
    <form
      className="page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveWhole();
      }}
    >
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="page-hint">{t('companyHint')}</p>
        </div>
        <SaveBar isDirty={isDirty} saving={saving} />
      </div>
      <div className="company-parts">
        <div>
          <Identity {...part} />
          <Signatures {...part} />
        </div>
        <Example company={draft} />
      </div>
      {isAsking && (
        <LeaveDialog
          name={title}
          isSaving={saving === 'saving'}
          hasFailed={hasFailed}
          onChoose={(choice) => void choose(choice)}
        />
      )}
    </form>
  );
}

const isWhole = ({ name, signatures }: CompanyDraft): boolean =>
  [name, ...signatures.map((one) => one.name)].every((one) => one.trim() !== '');
