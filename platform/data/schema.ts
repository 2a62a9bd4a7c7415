import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The three custom areas (header, center, footer) in each language. */
export interface CustomFields {
  ptBr: string[];
  enUs: string[];
  esEs: string[];
}

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Somebody who signs a company's certificates; the picture is a path, or empty. */
export interface StoredSignature {
  name: string;
  role: string;
  image: string;
}

export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  showCertificates: boolean('show_certificates').notNull().default(true),
  primaryColor: text('primary_color'),
  language: text('language'),
  /** What is issued now bears it; null: the name alone. */
  brandId: text('brand_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What papers of a company bear, as it stood when they were issued; the database refuses to change one. */
export const companyBrands = pgTable('company_brands', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  legalName: text('legal_name').notNull().default(''),
  logo: text('logo').notNull().default(''),
  signatures: jsonb('signatures').$type<StoredSignature[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  role: text('role').$type<'admin' | 'learner'>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  language: text('language'),
  token: text('token').notNull(),
  demo: boolean('demo').notNull().default(false),
  /** Counted by the database at every change of the user's certificates. */
  certificatesVersion: bigint('certificates_version', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What a certificate is drawn by. */
const designColumns = () => ({
  name: text('name').notNull(),
  layout: text('layout').notNull(),
  backgroundImage: text('background_image').notNull().default(''),
  rawImage: text('raw_image').notNull().default(''),
  titleColor: text('title_color').notNull(),
  contentColor: text('content_color').notNull(),
  customFields: jsonb('custom_fields').$type<CustomFields>().notNull(),
});

export const certificateTemplates = pgTable('certificate_templates', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  ...designColumns(),
  favorite: boolean('favorite').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Templates as they stood when certificates were issued with them; the database refuses to change one. */
export const templateVersions = pgTable('template_versions', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  /** Which template it was, there still or not; null: the built-in one. */
  templateId: text('template_id'),
  ...designColumns(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What was taught, by whom and where. */
const courseColumns = () => ({
  instructor: text('instructor').notNull().default(''),
  place: text('place').notNull().default(''),
  programme: text('programme').notNull().default(''),
});

const learningColumns = () => ({
  ...courseColumns(),
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  thumbUrl: text('thumb_url'),
  workload: integer('workload'),
  certificateTemplateId: text('certificate_template_id'),
  offered: boolean('offered').notNull().default(true),
});

export const missions = pgTable('missions', learningColumns());

export const contents = pgTable('contents', learningColumns());

export const certificates = pgTable('certificates', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  userId: text('user_id').notNull(),
  type: text('type').$type<'MISSION' | 'CONTENT'>().notNull(),
  missionId: text('mission_id'),
  contentId: text('content_id'),
  name: text('name').notNull(),
  sortName: text('sort_name').notNull(),
  thumbUrl: text('thumb_url'),
  workload: integer('workload'),
  grade: numeric('grade', { mode: 'number' }),
  enrollmentId: text('enrollment_id'),
  ...courseColumns(),
  templateVersionId: text('template_version_id').notNull(),
  brandId: text('brand_id'),
  isFromRecycledMission: boolean('is_from_recycled_mission').notNull().default(false),
  completedAt: moment('completed_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const companyUserMetadata = pgTable('company_user_metadata', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  sortName: text('sort_name').notNull(),
  type: text('type').notNull().default('tag'),
  active: boolean('active').notNull().default(true),
  color: text('color'),
  isMetadataInAudienceRule: boolean('is_metadata_in_audience_rule').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const userMetadataValues = pgTable(
  'user_metadata_values',
  {
    userId: text('user_id').notNull(),
    metadataId: text('metadata_id').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.metadataId] })],
);

export const images = pgTable('images', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const flags = pgTable('flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
  impressionData: boolean('impression_data').notNull().default(false),
});

export const flagClientKeys = pgTable('flag_client_keys', { key: text('key').primaryKey() });

export const flagOverrides = pgTable(
  'flag_overrides',
  {
    flagName: text('flag_name').notNull(),
    companyId: text('company_id').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.flagName, table.companyId] })],
);
