/** The pages whose first load is measured, with who opens them. */
export const loadPages = [
  { name: 'sign-in', path: '/login', person: null },
  { name: 'dashboard', path: '/dashboard', person: 'customer' },
  { name: 'order list', path: '/orders/list', person: 'customer' },
  { name: 'order detail', path: '/orders/view/northwind-order-fresh', person: 'customer' },
  { name: 'review', path: '/review/98cb8f83-8be7-4e35-a963-d87fa12fdf10', person: null },
  { name: 'board', path: '/board', person: 'customer' },
] as const;
