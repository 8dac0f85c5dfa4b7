-- The files that went with a mail: [{filename, contentType, bytes}].

alter table mail add column attachments jsonb not null default '[]';
