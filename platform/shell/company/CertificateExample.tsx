import { useShellContext } from '../shellContext.ts';
import type { CompanyDraft } from './companyApi.ts';

/** A small example certificate with the unsaved values of the form. */
export function CertificateExample({ company }: { company: CompanyDraft }) {
  const { t } = useShellContext();
  const { name, legalName, logo, signatures } = company;
  return (
    <section className="card example" aria-labelledby="example-title">
      <h2 id="example-title">{t('onCertificate')}</h2>
      <p className="card-hint">{t('onCertificateHint')}</p>
      <div className="example-page">
        <div className="example-content">
          <div className="example-header">
            {logo !== '' && <img src={logo} alt="" />}
            <p>{legalName || name}</p>
          </div>
          <p className="example-heading">{t('exampleTitle')}</p>
          <p className="example-learner">Ana Beatriz Conceição Moura</p>
          <p className="example-course">{t('exampleCourse')}</p>
          <p className="example-date">{t('exampleDate')}</p>
          <div className="example-signatures">
            {signatures.map(({ name: signatory, role, image }, index) => (
              <div key={index} className="example-signature">
                <span className="example-signature-image">
                  {image !== '' && <img src={image} alt="" />}
                </span>
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
