-- Infants of an enquiry about a ferry: they have no seat, and are counted beside its adults and children.
alter table enquiry add column infant_count integer not null default 0 check (infant_count >= 0);
