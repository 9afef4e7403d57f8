/** Every icon of the portal under the portal's own name. */
export * from './icons.data.ts';
export * from './network-icons.data.ts';
