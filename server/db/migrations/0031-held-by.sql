-- The member of staff who holds it for a caller, until the caller takes it over by the link that was mailed.
alter table booking add column held_by text references staff_member (id);
