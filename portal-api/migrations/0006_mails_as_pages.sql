-- The mailbox of the demo keeps the page of a mail beside its plain text.
alter table mails add column html text;
