import type { Database } from '../database.ts';
import { brandToIssue, replaceBrand } from '../queries/brandQueries.ts';
import { storeImage } from '../queries/imageQueries.ts';
import { versionToIssue } from '../queries/versionQueries.ts';
import {
  certificates,
  certificateTemplates,
  companies,
  companyUserMetadata,
  contents,
  flagClientKeys,
  flags,
  missions,
  userMetadataValues,
  users,
} from '../schema.ts';
import { demoLogo, demoSignature } from './demoPictures.ts';
import {
  demoCatalogue,
  fewCertificates,
  learnerCertificates,
  type NewCertificate,
} from './seedCertificates.ts';
import {
  BLOCKED_COMPANY,
  demoBrand,
  demoCompanies,
  demoMetadata,
  demoTemplates,
  demoUsers,
  demoValues,
  flagNames,
  MAIN_COMPANY,
} from './seedCompany.ts';

/** Fills an empty database with the demo data; leaves one that has companies as it is. */
export async function seed(db: Database): Promise<void> {
  const [present] = await db.select({ id: companies.id }).from(companies).limit(1);
  if (present !== undefined) return;
  await db.transaction(async (tx) => {
    await tx.insert(companies).values(demoCompanies);
    await tx.insert(users).values(demoUsers);
    await tx.insert(certificateTemplates).values(demoTemplates);
    await giveBrand(tx);
    await tx.insert(companyUserMetadata).values(demoMetadata);
    await tx.insert(userMetadataValues).values(demoValues);
    const catalogue = demoCatalogue();
    const ofCompany = (type: 'MISSION' | 'CONTENT') =>
      catalogue
        .filter((thing) => thing.type === type)
        .map((thing) => ({ ...thing, companyId: MAIN_COMPANY }));
    await tx
      .insert(missions)
      .values([
        ...ofCompany('MISSION'),
        { id: 'mission-blocked-1', companyId: BLOCKED_COMPANY, name: 'Boas-vindas', workload: 60 },
      ]);
    await tx.insert(contents).values(ofCompany('CONTENT'));
    await tx
      .insert(certificates)
      .values(
        await issued(tx, [
          ...learnerCertificates('user-learner', MAIN_COMPANY),
          ...fewCertificates('user-admin', MAIN_COMPANY, [
            'Escola de Gestores',
            'Ética e Código de Conduta',
            'SQL para analistas',
            'Formação de Instrutores Internos',
          ]),
          ...fewCertificates('user-english', MAIN_COMPANY, [
            'Information Security Essentials',
            'Giving Feedback That Helps',
            'Onboarding for International Colleagues',
            'Python para automação de planilhas',
            'Gestão Ágil de Projetos',
          ]),
          ...fewCertificates('user-spanish', MAIN_COMPANY, [
            'Fundamentos de Ciberseguridad',
            'Ruta de Bienvenida para Nuevos Colaboradores',
            'Eletricidade básica',
            'Negociação e Influência',
          ]),
        ]),
      );
    await tx.insert(flags).values(flagNames.map((name) => ({ name, enabled: true })));
    await tx.insert(flagClientKeys).values({ key: 'demo-frontend-key' });
  });
}

/** The main company has a logo and two that sign, so that its papers look as papers of companies do. */
async function giveBrand(tx: Database): Promise<void> {
  const stored = (bytes: Uint8Array) =>
    storeImage(tx, MAIN_COMPANY, { mediaType: 'image/png', bytes });
  const { name, legalName, signatories } = demoBrand;
  const logo = await stored(demoLogo());
  const signatures = [];
  for (const { hand, ...signatory } of signatories)
    signatures.push({ ...signatory, image: await stored(demoSignature(hand)) });
  await replaceBrand(tx, MAIN_COMPANY, { name, legalName, logo, signatures });
}

/** Certificates with the design and the brand that each is issued with. */
async function issued(tx: Database, earned: readonly NewCertificate[]) {
  const versions = new Map<string | null, string>();
  for (const id of new Set(earned.map((one) => one.certificateTemplateId)))
    versions.set(id, await versionToIssue(tx, MAIN_COMPANY, id));
  const brandId = await brandToIssue(tx, MAIN_COMPANY);
  return earned.map(({ certificateTemplateId, ...certificate }) => ({
    ...certificate,
    brandId,
    templateVersionId: versions.get(certificateTemplateId) ?? '',
  }));
}
