-- Invoices of bookings for which no money moved are numbered by themselves: the others have no gaps and no guests.
alter table invoice add column series text not null default 'INV' check (series in ('INV', 'PRACTICE'));
alter table invoice drop constraint invoice_number_key;
alter table invoice add constraint invoice_series_number_key unique (series, number);
update invoice set series = 'PRACTICE'
where booking_id in (select booking_id from payment where gateway = 'sandbox');
