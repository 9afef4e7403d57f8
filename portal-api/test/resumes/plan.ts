/** One entry of a section: its head with dates, and what is told below. */
export interface PlannedEntry {
  readonly head: string;
  readonly dates: string;
  readonly firm: string;
  readonly bullets?: readonly string[];
  readonly prose?: string;
}

/** A section: entries, or plain lines. */
export interface PlannedSection {
  readonly heading: string;
  readonly entries?: readonly PlannedEntry[];
  readonly lines?: readonly string[];
  /** Stands in the narrow column where there are two. */
  readonly aside?: boolean;
}

/** A resume before it is drawn. */
export interface PlannedResume {
  readonly name: string;
  readonly contact: readonly string[];
  readonly sections: readonly PlannedSection[];
  readonly hidden?: string;
  /** Of Word files: the ways to reach the person stand in the header of the page. */
  readonly contactInHeader?: boolean;
  /** Of Word files: what stands aside is the cell of a table. */
  readonly skillsInTable?: boolean;
}
