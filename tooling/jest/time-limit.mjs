/** How long a test of the server or of the tools may take; it ends what hangs and times nothing. */
export const timeLimit = 900_000;
