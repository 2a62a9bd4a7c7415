-- The brand printed on certificates. A certificate keeps the brand with which it was issued. A company without brand details
-- has no brand, and its certificates show only its name.
create table company_brands (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  legal_name text not null default '',
  logo text not null default '',
  signatures jsonb not null default '[]',
  created_at timestamptz(3) not null default now()
);
create index company_brands_company on company_brands (company_id);

create or replace function refuse_brand_change() returns trigger language plpgsql as $$
begin
  raise exception 'Certificates were issued with this brand: it is never changed.';
end
$$;

create trigger company_brands_never_change before update on company_brands
  for each row execute function refuse_brand_change();

alter table companies add column brand_id text collate "C" references company_brands (id);
alter table certificates add column brand_id text collate "C" references company_brands (id);
create index certificates_by_brand on certificates (brand_id);

-- Course details. A certificate has its own copy, as they were when it was earned.
alter table missions add column instructor text not null default '',
  add column place text not null default '', add column programme text not null default '';
alter table contents add column instructor text not null default '',
  add column place text not null default '', add column programme text not null default '';
alter table certificates add column instructor text not null default '',
  add column place text not null default '', add column programme text not null default '';
