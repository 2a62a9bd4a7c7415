-- Text that is compared or sorted carries collation "C": the same order in every database and operating system.
-- Times have millisecond precision, so that a time read into JavaScript compares equal to the stored one.

create table companies (
  id text collate "C" primary key,
  name text not null,
  show_certificates boolean not null default true,
  primary_color text,
  language text,
  created_at timestamptz(3) not null default now()
);

create table users (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  role text not null check (role in ('admin', 'learner')),
  name text not null,
  email text not null,
  language text,
  token text collate "C" not null unique,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index users_company on users (company_id);

create table certificate_templates (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  layout text not null,
  favorite boolean not null default false,
  background_image text not null default '',
  raw_image text not null default '',
  title_color text not null check (title_color ~ '^[0-9A-Fa-f]{6}$'),
  content_color text not null check (content_color ~ '^[0-9A-Fa-f]{6}$'),
  custom_fields jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index certificate_templates_company on certificate_templates (company_id, created_at, id);
create unique index certificate_templates_one_favorite on certificate_templates (company_id) where favorite;

create table missions (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  name text not null,
  thumb_url text,
  workload integer check (workload >= 0),
  certificate_template_id text collate "C" references certificate_templates (id) on delete set null,
  offered boolean not null default true
);
create index missions_company on missions (company_id, offered);

create table contents (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  name text not null,
  thumb_url text,
  workload integer check (workload >= 0),
  certificate_template_id text collate "C" references certificate_templates (id) on delete set null,
  offered boolean not null default true
);
create index contents_company on contents (company_id, offered);

-- A certificate has its own copy of name, workload and grade, as they were when it was earned.
create table certificates (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  user_id text collate "C" not null references users (id) on delete cascade,
  type text collate "C" not null check (type in ('MISSION', 'CONTENT')),
  mission_id text collate "C" references missions (id) on delete cascade,
  content_id text collate "C" references contents (id) on delete cascade,
  name text not null,
  sort_name text collate "C" not null,
  thumb_url text,
  workload integer check (workload >= 0),
  grade numeric(4, 1),
  enrollment_id text,
  certificate_template_id text collate "C" references certificate_templates (id) on delete set null,
  is_from_recycled_mission boolean not null default false,
  completed_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((type = 'MISSION') = (mission_id is not null)),
  check ((type = 'CONTENT') = (content_id is not null))
);
-- Ascending indexes also serve the descending order.
create index certificates_by_time on certificates (user_id, created_at, id);
create index certificates_by_type on certificates (user_id, type, created_at, id);
create index certificates_by_name on certificates (user_id, sort_name, id);
create index certificates_template on certificates (certificate_template_id);
-- One certificate per mission or content, except for recycled missions.
create unique index certificates_one_per_mission on certificates (user_id, mission_id)
  where mission_id is not null and not is_from_recycled_mission;
create unique index certificates_one_per_content on certificates (user_id, content_id)
  where content_id is not null;

create table company_user_metadata (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  name text not null,
  sort_name text collate "C" not null,
  type text not null default 'tag',
  active boolean not null default true,
  color text,
  is_metadata_in_audience_rule boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index company_user_metadata_company on company_user_metadata (company_id, sort_name, id);

create table user_metadata_values (
  user_id text collate "C" not null references users (id) on delete cascade,
  metadata_id text collate "C" not null references company_user_metadata (id) on delete cascade,
  value text not null,
  primary key (user_id, metadata_id)
);

create table images (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  media_type text not null,
  bytes bytea not null,
  created_at timestamptz(3) not null default now()
);
create index images_company on images (company_id);

create table flags (
  name text collate "C" primary key,
  enabled boolean not null,
  impression_data boolean not null default false
);

create table flag_client_keys (
  key text collate "C" primary key
);

-- The state of a toggle for one company.
create table flag_overrides (
  flag_name text collate "C" not null references flags (name) on delete cascade,
  company_id text collate "C" not null references companies (id) on delete cascade,
  enabled boolean not null,
  primary key (flag_name, company_id)
);
