-- What was chosen on the page the enquiry came from: {stay} | {outing} | {hire} | {sailing}, as it was sent. The trip that the office puts together begins with it.
alter table enquiry add column wish jsonb;
