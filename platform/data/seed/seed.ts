import { flagNames } from '#data/flags/flagNames.ts';
import type { Database } from '../database.ts';
import { findCurrentBrandId, replaceBrand } from '../queries/brandQueries.ts';
import { storeImage } from '../queries/imageQueries.ts';
import { storeTemplateVersion } from '../queries/versionQueries.ts';
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
import { drawDemoLogo, drawDemoSignature } from './demoImages.ts';
import {
  createDemoCatalog,
  createCertificatesForNamedCourses,
  createLearnerCertificates,
  type NewCertificate,
} from './seedCertificates.ts';
import {
  BLOCKED_COMPANY,
  demoBrand,
  demoCompanies,
  demoUserMetadata,
  demoTemplates,
  demoUsers,
  demoMetadataValues,
  MAIN_COMPANY,
} from './seedCompany.ts';

/** Fills an empty database with the demo data. Does nothing when the database has companies. */
export async function seedDatabase(db: Database): Promise<void> {
  const [existing] = await db.select({ id: companies.id }).from(companies).limit(1);
  if (existing !== undefined) return;
  await db.transaction(async (tx) => {
    await tx.insert(companies).values(demoCompanies);
    await tx.insert(users).values(demoUsers);
    await tx.insert(certificateTemplates).values(demoTemplates);
    await seedBrand(tx);
    await tx.insert(companyUserMetadata).values(demoUserMetadata);
    await tx.insert(userMetadataValues).values(demoMetadataValues);
    const catalog = createDemoCatalog();
    const selectItems = (type: 'MISSION' | 'CONTENT') =>
      catalog
        .filter((item) => item.type === type)
        .map((item) => ({ ...item, companyId: MAIN_COMPANY }));
    await tx
      .insert(missions)
      .values([
        ...selectItems('MISSION'),
        { id: 'mission-blocked-1', companyId: BLOCKED_COMPANY, name: 'Boas-vindas', workload: 60 },
      ]);
    await tx.insert(contents).values(selectItems('CONTENT'));
    await tx
      .insert(certificates)
      .values(
        await toIssuedCertificates(tx, [
          ...createLearnerCertificates('user-learner', MAIN_COMPANY),
          ...createCertificatesForNamedCourses('user-admin', MAIN_COMPANY, [
            'Escola de Gestores',
            'Ética e Código de Conduta',
            'SQL para analistas',
            'Formação de Instrutores Internos',
          ]),
          ...createCertificatesForNamedCourses('user-english', MAIN_COMPANY, [
            'Information Security Essentials',
            'Giving Feedback That Helps',
            'Onboarding for International Colleagues',
            'Python para automação de planilhas',
            'Gestão Ágil de Projetos',
          ]),
          ...createCertificatesForNamedCourses('user-spanish', MAIN_COMPANY, [
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

/** Gives the main company a logo and two signatures. */
async function seedBrand(tx: Database): Promise<void> {
  const storePng = (bytes: Uint8Array) =>
    storeImage(tx, MAIN_COMPANY, { mediaType: 'image/png', bytes });
  const { name, legalName, signatories } = demoBrand;
  const logo = await storePng(drawDemoLogo());
  const signatures = [];
  for (const { stroke, ...signatory } of signatories)
    signatures.push({ ...signatory, image: await storePng(drawDemoSignature(stroke)) });
  await replaceBrand(tx, MAIN_COMPANY, { name, legalName, logo, signatures });
}

/**
 * Converts new certificates to database rows. Adds the template version and the brand, which are stored with a
 * certificate when it is issued.
 */
async function toIssuedCertificates(tx: Database, newCertificates: readonly NewCertificate[]) {
  const versions = new Map<string | null, string>();
  for (const id of new Set(newCertificates.map((certificate) => certificate.certificateTemplateId)))
    versions.set(id, await storeTemplateVersion(tx, MAIN_COMPANY, id));
  const brandId = await findCurrentBrandId(tx, MAIN_COMPANY);
  return newCertificates.map(({ certificateTemplateId, ...certificate }) => ({
    ...certificate,
    brandId,
    templateVersionId: versions.get(certificateTemplateId) ?? '',
  }));
}
