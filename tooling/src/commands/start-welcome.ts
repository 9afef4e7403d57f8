/** Prints where the portal is and who may sign in. */
export const printWelcome = (port: number): void => {
  console.log(`
  Northwind Writing   http://localhost:${port}
  Acme Careers        http://acme.localhost:${port}

  Try first           http://localhost:${port}/review (drop a resume in, no account needed)

  Accounts on both sites, password Portal-demo-1
    customer@example.com       orders in every state
    new-customer@example.com   no orders yet
    writer@example.com, writer2@example.com
    reviewer@example.com
    admin@example.com          runs the firm at /admin

  Stop with Ctrl+C; the data stays.
`);
};
