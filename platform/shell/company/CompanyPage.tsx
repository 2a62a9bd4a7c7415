import { useEffect, useState } from 'react';
import { useShellContext } from '../shellContext.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';
import type { CompanyDraft } from './companyApi.ts';
import { CertificateExample } from './CertificateExample.tsx';
import { LogoAndNamesSection, SignaturesSection } from './CompanySections.tsx';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useCompany } from './useCompany.ts';
import { useLeaveConfirmation } from '../leaving/useLeaveConfirmation.ts';

/** The page that edits the brand of certificates issued from now on. */
export function CompanyPage() {
  const { t, setTitle } = useShellContext();
  const {
    draft,
    hasFailed: hasLoadingFailed,
    retry,
    updateDraft,
    isDirty,
    saveState,
    save,
  } = useCompany();
  const [isSubmitted, setSubmitted] = useState(false);
  const title = t('company');
  useEffect(() => setTitle(title), [setTitle, title]);

  const saveIfComplete = async (): Promise<boolean> => {
    setSubmitted(true);
    return draft !== undefined && isComplete(draft) && save();
  };
  const { isOpen, hasFailed, choose } = useLeaveConfirmation(isDirty, saveIfComplete);

  if (hasLoadingFailed) {
    const retryAction = { label: t('retry'), onClick: retry };
    return <LoadingOrError title={t('failed')} hint={t('failedHint')} action={retryAction} />;
  }
  if (!draft) return <LoadingOrError title={t('loading')} isBusy />;
  const sectionProps = {
    company: draft,
    rejectedField: typeof saveState === 'object' ? saveState.rejectedField : undefined,
    isSubmitted,
    onChange: updateDraft,
  };
  return (
    <form
      className="page"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveIfComplete();
      }}
    >
      <div className="page-header">
        <div>
          <h1>{title}</h1>
          <p className="page-hint">{t('companyHint')}</p>
        </div>
        <SaveBar isDirty={isDirty} saveState={saveState} />
      </div>
      <div className="company-columns">
        <div>
          <LogoAndNamesSection {...sectionProps} />
          <SignaturesSection {...sectionProps} />
        </div>
        <CertificateExample company={draft} />
      </div>
      {isOpen && (
        <LeaveDialog
          subject={title}
          isSaving={saveState === 'saving'}
          hasFailed={hasFailed}
          onChoose={(choice) => void choose(choice)}
        />
      )}
    </form>
  );
}

const isComplete = ({ name, signatures }: CompanyDraft): boolean =>
  [name, ...signatures.map((signature) => signature.name)].every((value) => value.trim() !== '');
