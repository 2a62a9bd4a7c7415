-- Versions of templates. A certificate refers to the version with which it was issued, so that its design does not change
-- with the template, the company's favorite or its color.
create table template_versions (
  id text collate "C" primary key,
  company_id text collate "C" not null references companies (id) on delete cascade,
  -- The template, which may be deleted by now. Null for the built-in template.
  template_id text collate "C",
  name text not null,
  layout text not null,
  background_image text not null,
  raw_image text not null,
  title_color text not null,
  content_color text not null,
  custom_fields jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index template_versions_template on template_versions (company_id, template_id);

create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'Certificates were issued with this version of a template: it is never changed.';
end
$$;

create trigger template_versions_never_change before update on template_versions
  for each row execute function refuse_version_change();

-- Existing certificates get a version of the template that they show at present.
insert into template_versions
  (id, company_id, template_id, name, layout, background_image, raw_image, title_color, content_color, custom_fields)
select md5('version/' || t.id), t.company_id, t.id,
  t.name, t.layout, t.background_image, t.raw_image, t.title_color, t.content_color, t.custom_fields
from certificate_templates t
where exists (
  select from certificates c
  where c.company_id = t.company_id
    and (c.certificate_template_id = t.id or (c.certificate_template_id is null and t.favorite))
);

insert into template_versions
  (id, company_id, name, layout, background_image, raw_image, title_color, content_color, custom_fields)
select md5('built-in/' || b.id), b.id, 'New Template ✏️', 'Layout1', '', '',
  coalesce(nullif(replace(b.primary_color, '#', ''), ''), '00CEB2'), '323f47',
  '{"ptBr": ["", "", ""], "enUs": ["", "", ""], "esEs": ["", "", ""]}'
from companies b
where exists (select from certificates c where c.company_id = b.id and c.certificate_template_id is null)
  and not exists (select from certificate_templates t where t.company_id = b.id and t.favorite);

alter table certificates add column template_version_id text collate "C" references template_versions (id);
update certificates c set template_version_id = v.id
  from template_versions v
  where v.company_id = c.company_id
    and v.template_id is not distinct from coalesce(
      c.certificate_template_id,
      (select t.id from certificate_templates t where t.company_id = c.company_id and t.favorite)
    );
alter table certificates alter column template_version_id set not null;
alter table certificates drop column certificate_template_id;
create index certificates_by_template_version on certificates (template_version_id);
