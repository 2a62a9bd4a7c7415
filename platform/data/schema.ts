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
import type { CustomTextsByLanguage } from './customTexts.ts';

const createTimestamp = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A person who signs a company's certificates. `image` is the server path of the signature image, or empty. */
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
  /** Id of the current brand. Null when certificates show only the company's name. */
  brandId: text('brand_id'),
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
});

/**
 * Table of the current and earlier brands of companies. A change of brand adds a row, so that issued certificates keep
 * the brand they were issued with. The database rejects updates of existing rows.
 */
export const companyBrands = pgTable('company_brands', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  legalName: text('legal_name').notNull().default(''),
  logo: text('logo').notNull().default(''),
  signatures: jsonb('signatures').$type<StoredSignature[]>().notNull().default([]),
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
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
  /** Number that a database trigger increments at every change of the user's certificates. */
  certificatesVersion: bigint('certificates_version', { mode: 'number' }).notNull().default(0),
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
});

/** Creates the database columns for the design of a template. */
const createDesignColumns = () => ({
  name: text('name').notNull(),
  layout: text('layout').notNull(),
  backgroundImage: text('background_image').notNull().default(''),
  rawImage: text('raw_image').notNull().default(''),
  titleColor: text('title_color').notNull(),
  contentColor: text('content_color').notNull(),
  customFields: jsonb('custom_fields').$type<CustomTextsByLanguage>().notNull(),
  showsCodeOnFront: boolean('shows_code_on_front').notNull().default(false),
});

export const certificateTemplates = pgTable('certificate_templates', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  ...createDesignColumns(),
  favorite: boolean('favorite').notNull().default(false),
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
});

/**
 * Table of template designs, each as it was when certificates were issued. The database rejects updates of existing
 * rows.
 */
export const templateVersions = pgTable('template_versions', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  /**
   * Id of the template of which this row is a version. The template may have been deleted. Null for the built-in
   * template.
   */
  templateId: text('template_id'),
  ...createDesignColumns(),
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
});

/** Creates the database columns for course details: instructor, place and programme. */
const createCourseColumns = () => ({
  instructor: text('instructor').notNull().default(''),
  place: text('place').notNull().default(''),
  programme: text('programme').notNull().default(''),
});

const createLearningColumns = () => ({
  ...createCourseColumns(),
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  thumbUrl: text('thumb_url'),
  workload: integer('workload'),
  certificateTemplateId: text('certificate_template_id'),
  offered: boolean('offered').notNull().default(true),
});

export const missions = pgTable('missions', createLearningColumns());

export const contents = pgTable('contents', createLearningColumns());

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
  ...createCourseColumns(),
  templateVersionId: text('template_version_id').notNull(),
  brandId: text('brand_id'),
  isFromRecycledMission: boolean('is_from_recycled_mission').notNull().default(false),
  completedAt: createTimestamp('completed_at').notNull(),
  createdAt: createTimestamp('created_at').notNull(),
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
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
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
  createdAt: createTimestamp('created_at').notNull().defaultNow(),
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
