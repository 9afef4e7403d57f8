/** Module ids with behaviour of their own (SC-11); every other id is an ordinary questionnaire. */
export const moduleIds = {
  previousDocument: 'previous_document',
  revisionProcess: 'revision_process',
  finalDocument: 'final_document',
  finalLinkedin: 'final_linkedin',
  additionalQuestionnaire: 'additional_questionnaire',
} as const;

/** Task that the writer's publishing of follow-up questions completes; never a module. */
export const FOLLOW_UP_SUBMITTED = 'additional_questionnaire_submitted';

/** What a module asks for, independent of its wire id. */
export type ModuleKind = keyof typeof moduleIds | 'questionnaire';

const kinds = new Map<string, ModuleKind>(
  Object.entries(moduleIds).map(([kind, moduleId]) => [moduleId, kind as ModuleKind]),
);

/** The kind of a module by its wire id. */
export const moduleKind = (moduleId: string): ModuleKind => kinds.get(moduleId) ?? 'questionnaire';
