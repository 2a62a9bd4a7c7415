-- Another number whenever any certificate of a user is another, whoever changes it: what was read of them can be kept as long
-- as it is the same, and it comes with the user.
alter table users add column certificates_version bigint not null default 0;

create or replace function count_certificate_changes() returns trigger language plpgsql as $$
begin
  -- In one order, so that two that change the same users never wait for each other.
  perform from users where id in (select user_id from changed) order by id for no key update;
  update users set certificates_version = certificates_version + 1
    where id in (select user_id from changed);
  return null;
end
$$;

create trigger certificates_inserted after insert on certificates referencing new table as changed
  for each statement execute function count_certificate_changes();
create trigger certificates_updated after update on certificates referencing new table as changed
  for each statement execute function count_certificate_changes();
create trigger certificates_deleted after delete on certificates referencing old table as changed
  for each statement execute function count_certificate_changes();
