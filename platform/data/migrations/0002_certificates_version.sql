-- A number that changes with every change of a user's certificates. Cached lists of certificates are valid while it stays
-- the same. It is a column of the user, because every request reads the user.
alter table users add column certificates_version bigint not null default 0;

create or replace function count_certificate_changes() returns trigger language plpgsql as $$
begin
  -- Rows are locked in the order of ids, so that two transactions cannot deadlock.
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
