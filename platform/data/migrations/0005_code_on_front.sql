-- Whether the front of certificates shows the validation ID and a QR code. Existing templates and versions keep their look.
alter table certificate_templates add column shows_code_on_front boolean not null default false;
alter table template_versions add column shows_code_on_front boolean not null default false;
