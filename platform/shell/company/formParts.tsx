import { useShell } from '../shellContext.ts';
import type { CompanyDraft, SignatureDraft } from './companyApi.ts';
import { LogoField } from './LogoField.tsx';
import { SignatureRow } from './SignatureRow.tsx';
import { TextField } from './TextField.tsx';

/** As many as a certificate has room for. */
const mostSignatures = 2;

const nobody: SignatureDraft = { name: '', role: '', image: '' };

interface PartProps {
  company: CompanyDraft;
  /** What the platform has not taken. */
  refused: string | undefined;
  /** It was tried to save: what is missing is said. */
  isTried: boolean;
  onChange: (part: Partial<CompanyDraft>) => void;
}

/** Logo and names. */
export function Identity({ company, refused, isTried, onChange }: PartProps) {
  const { t } = useShell();
  const { name, legalName, logo } = company;
  return (
    <section className="card" aria-labelledby="identity-title">
      <h2 id="identity-title">{t('identity')}</h2>
      <p className="card-hint">{t('identityHint')}</p>
      <LogoField
        logo={logo}
        isRefused={refused === 'logo'}
        onChange={(picture) => onChange({ logo: picture })}
      />
      <div className="two-fields">
        <TextField
          label={t('name')}
          value={name}
          most={80}
          error={isTried && name.trim() === '' ? t('needsName') : undefined}
          onChange={(value) => onChange({ name: value })}
        />
        <TextField
          label={t('legalName')}
          value={legalName}
          most={120}
          onChange={(value) => onChange({ legalName: value })}
        />
      </div>
    </section>
  );
}

/** Who signs. */
export function Signatures({ company, refused, isTried, onChange }: PartProps) {
  const { t } = useShell();
  const { signatures } = company;
  const changeAt = (place: number, part: Partial<SignatureDraft>) =>
    onChange({
      signatures: signatures.map((one, index) => (index === place ? { ...one, ...part } : one)),
    });
  return (
    <section className="card" aria-labelledby="signatures-title">
      <h2 id="signatures-title">{t('signatures')}</h2>
      <p className="card-hint">{t('signaturesHint')}</p>
      {signatures.map((signature, place) => (
        <SignatureRow
          key={place}
          number={place + 1}
          signature={signature}
          isRefused={refused === `signatures.${place}.image`}
          isNameMissing={isTried && signature.name.trim() === ''}
          onChange={(part) => changeAt(place, part)}
          onRemove={() => onChange({ signatures: signatures.toSpliced(place, 1) })}
        />
      ))}
      {signatures.some(({ image }) => image === '') && <p className="card-hint">{t('lineOnly')}</p>}
      {signatures.length < mostSignatures && (
        <button
          type="button"
          className="button add-signature"
          onClick={() => onChange({ signatures: [...signatures, nobody] })}
        >
          {t('addSignature')}
        </button>
      )}
    </section>
  );
}
