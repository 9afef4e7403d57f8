/** Something that a check found. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly message: string;
}

/** Prints what a check found and ends the process when there is anything. */
export const report = (findings: readonly Finding[], success: string): void => {
  if (findings.length === 0) return console.log(success);
  console.error(findings.map(({ rule, message }) => `${message} [${rule}]`).join('\n'));
  process.exit(1);
};
