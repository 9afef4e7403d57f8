-- Whatever the back office can take back is kept in one place, with what was there before: orders, accounts, settings.
alter table order_batches rename to undoable_acts;
alter table undoable_acts rename column rows to former;
update undoable_acts set act = 'orders.' || act;
