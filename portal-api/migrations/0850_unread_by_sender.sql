-- What others wrote is counted by sender: a conversation that somebody alone wrote in is not read for that.
create index chat_messages_sender on chat_messages (site_id, conversation_id, sender_id, seq);
