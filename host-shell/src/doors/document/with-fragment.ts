/**
 * The way back with the fragment of the address: whoever was sent to the door by the server still has it there, and
 * the server never saw it.
 */
export const withFragment = (returnTo: string | undefined): string | undefined =>
  returnTo && !returnTo.includes('#') ? `${returnTo}${location.hash}` : returnTo;
