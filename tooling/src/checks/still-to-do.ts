/** Something that a check found. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly message: string;
}

/** What is known to break a rule until its rebuild has landed. */
export interface StillToDo {
  readonly rule: string;
  /** Matches the paths of the files. */
  readonly files: RegExp;
}

const matches = (finding: Finding, { rule, files }: StillToDo): boolean =>
  finding.rule === rule && files.test(finding.file);

/** What fails: each finding that is not listed, and each entry of the list that nothing breaks any more. */
export const failuresOf = (
  findings: readonly Finding[],
  list: readonly StillToDo[],
): { failures: string[]; left: string[] } => ({
  failures: [
    ...findings
      .filter((finding) => !list.some((entry) => matches(finding, entry)))
      .map(({ rule, message }) => `${message} [${rule}]`),
    ...list
      .filter((entry) => !findings.some((finding) => matches(finding, entry)))
      .map(
        ({ rule, files }) => `Nothing in ${files} breaks ${rule} any more: take it off the list`,
      ),
  ],
  left: list.map((entry) => {
    const count = findings.filter((finding) => matches(finding, entry)).length;
    return `still to do: ${entry.rule} in ${entry.files} (${count})`;
  }),
});

/** Prints what a check found and ends the process when something fails. */
export const report = (
  findings: readonly Finding[],
  list: readonly StillToDo[],
  success: string,
): void => {
  const { failures, left } = failuresOf(findings, list);
  if (left.length > 0) console.log(left.join('\n'));
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exit(1);
  }
  console.log(success);
};
