import { useShell } from '../shellContext.ts';
import type { CompanyDraft } from './companyApi.ts';

/** A certificate in small with what was typed, before anything is stored. */
export function Example({ company }: { company: CompanyDraft }) {
  const { t } = useShell();
  const { name, legalName, logo, signatures } = company;
  return (
    <section className="card example" aria-labelledby="example-title">
      <h2 id="example-title">{t('onCertificate')}</h2>
      <p className="card-hint">{t('onCertificateHint')}</p>
      <div className="paper">
        <div className="paper-inside">
          <div className="paper-head">
            {logo !== '' && <img src={logo} alt="" />}
            <p>{legalName || name}</p>
          </div>
          <p className="paper-title">{t('exampleTitle')}</p>
          <p className="paper-name">Ana Beatriz Conceição Moura</p>
          <p className="paper-course">{t('exampleCourse')}</p>
          <p className="paper-date">{t('exampleDate')}</p>
          <div className="paper-signatures">
            {signatures.map(({ name: signatory, role, image }, place) => (
              <div key={place} className="paper-signature">
                <span className="paper-ink">{image !== '' && <img src={image} alt="" />}</span>
                <strong>{signatory}</strong>
                <span>{role}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
