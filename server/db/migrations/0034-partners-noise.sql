-- What a preview of a cancellation answered, as text: asked for again once it is cancelled, it is that answer to the letter.
alter table cancel_quote add column preview text;

-- Events of orders that we do not know have jobs of a topic of their own, so that they are never in front of ours.
update outbox set topic = 'stray-payment-event' where topic = 'payment-event' and done_at is null and attempts > 1;

-- The practice gateway finds an order by our id of the attempt to pay.
create index sandbox_order_receipt on sandbox_order (receipt, created_at);
