-- The number of a quote is drawn at random, so that two of them do not tell how many were written between. Numbers that
-- were given before stay as they are.
alter table quote alter column number type text using 'QUO-' || lpad(number::text, 6, '0');
drop sequence quote_number;
