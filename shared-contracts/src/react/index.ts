export * from './portal-context.ts';
export * from './slot.ts';
export * from './save-status.ts';
export * from './use-vault.ts';
export * from './use-event.ts';
export * from './use-unsaved.ts';
export * from './use-tab-name.ts';
export {
  UnreadContext,
  UnreadConversationsContext,
  useUnreadConversations,
  useUnreadMessages,
} from './unread.ts';
