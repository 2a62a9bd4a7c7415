import { useShellContext } from '../shellContext.ts';
import type { CompanyDraft, SignatureDraft } from './companyApi.ts';
import { LogoField } from './LogoField.tsx';
import { SignatureRow } from './SignatureRow.tsx';
import { TextField } from './TextField.tsx';

/** The number of signatures that fit on a certificate. */
const MAX_SIGNATURES = 2;

const EMPTY_SIGNATURE: SignatureDraft = { name: '', role: '', image: '' };

interface SectionProps {
  company: CompanyDraft;
  /** Name of the field that the platform rejected. */
  rejectedField: string | undefined;
  /** Whether the form was submitted. Missing names are then shown as errors. */
  isSubmitted: boolean;
  onChange: (part: Partial<CompanyDraft>) => void;
}

/** The form section with the logo and names of the company. */
export function LogoAndNamesSection({
  company,
  rejectedField,
  isSubmitted,
  onChange,
}: SectionProps) {
  const { t } = useShellContext();
  const { name, legalName, logo } = company;
  return (
    <section className="card" aria-labelledby="identity-title">
      <h2 id="identity-title">{t('identity')}</h2>
      <p className="card-hint">{t('identityHint')}</p>
      <LogoField
        logo={logo}
        isRejected={rejectedField === 'logo'}
        onChange={(image) => onChange({ logo: image })}
      />
      <div className="two-fields">
        <TextField
          label={t('name')}
          value={name}
          maxLength={80}
          error={isSubmitted && name.trim() === '' ? t('needsName') : undefined}
          onChange={(value) => onChange({ name: value })}
        />
        <TextField
          label={t('legalName')}
          value={legalName}
          maxLength={120}
          onChange={(value) => onChange({ legalName: value })}
        />
      </div>
    </section>
  );
}

/** The form section with the signatures for certificates. */
export function SignaturesSection({ company, rejectedField, isSubmitted, onChange }: SectionProps) {
  const { t } = useShellContext();
  const { signatures } = company;
  const changeSignature = (index: number, part: Partial<SignatureDraft>) =>
    onChange({
      signatures: signatures.map((signature, position) =>
        position === index ? { ...signature, ...part } : signature,
      ),
    });
  return (
    <section className="card" aria-labelledby="signatures-title">
      <h2 id="signatures-title">{t('signatures')}</h2>
      <p className="card-hint">{t('signaturesHint')}</p>
      {signatures.map((signature, index) => (
        <SignatureRow
          key={index}
          number={index + 1}
          signature={signature}
          isRejected={rejectedField === `signatures.${index}.image`}
          isNameMissing={isSubmitted && signature.name.trim() === ''}
          onChange={(part) => changeSignature(index, part)}
          onRemove={() => onChange({ signatures: signatures.toSpliced(index, 1) })}
        />
      ))}
      {signatures.some(({ image }) => image === '') && <p className="card-hint">{t('lineOnly')}</p>}
      {signatures.length < MAX_SIGNATURES && (
        <button
          type="button"
          className="button add-signature"
          onClick={() => onChange({ signatures: [...signatures, EMPTY_SIGNATURE] })}
        >
          {t('addSignature')}
        </button>
      )}
    </section>
  );
}
