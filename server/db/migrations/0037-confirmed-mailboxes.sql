-- Whoever books may mistype a mailbox, or give a borrowed one. Until the browser that booked has shown that it reads it, or
-- whoever reads it has named the mobile number of the booking, the mailbox alone opens no more than a summary.
alter table booking add column mailbox_confirmed_at timestamptz;
-- What was open to its mailbox stays so.
update booking set mailbox_confirmed_at = coalesce(placed_at, created_at) where reference is not null;

-- The look-up named the mobile number, which a mail does not tell.
alter table sign_in_challenge add column by_mobile boolean not null default false;
