-- Who takes the jobs of money does not read past thousands of mails that wait.
create index outbox_due_of_topic on outbox (topic, run_at, id) where done_at is null and given_up_at is null;
drop index outbox_due;
