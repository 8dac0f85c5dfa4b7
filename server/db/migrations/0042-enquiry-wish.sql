-- What was chosen on the page the enquiry came from: {stay} | {outing} | {hire} | {sailing}, as it was sent. The office's basket begins with it.
alter table enquiry add column wish jsonb;
