import { FOLLOW_UP_SUBMITTED, moduleIds } from '@portal/shared-contracts/orders';
import type { ServiceKey, ServiceStage } from './orders.data.ts';
import { moduleIdOf, packages, type SeedPackage } from '../packages.data.ts';

const stages: readonly ServiceStage[] = [
  'untouched',
  'begun',
  'intake',
  'asked',
  'answered',
  'approval',
  'review',
  'changes',
  'accepted',
  'completed',
];

/** The package of a seeded order. */
export const packageOf = (key: string): SeedPackage => {
  const found = packages.find((item) => item.key === key);
  if (!found) throw new Error(`No seeded package ${key}`);
  return found;
};

/** Ids of the finished tasks of one service at a stage. */
export const tasksAt = (
  siteId: string,
  packageKey: string,
  serviceKey: ServiceKey,
  stage: ServiceStage,
): string[] => {
  const modules = packageOf(packageKey).services.find(({ key }) => key === serviceKey)?.modules;
  if (!modules) return [];
  const reached = (wanted: ServiceStage) => stages.indexOf(stage) >= stages.indexOf(wanted);
  const has = (kind: keyof typeof moduleIds) =>
    modules.some((module) => 'special' in module && module.special === kind);
  const intake = modules
    .filter((module) => 'questionnaire' in module || module.special === 'previousDocument')
    .map((module) => moduleIdOf(siteId, module));
  if (reached('completed'))
    return [
      ...modules.map((module) => moduleIdOf(siteId, module)),
      ...(has('additionalQuestionnaire') ? [FOLLOW_UP_SUBMITTED] : []),
    ];
  return [
    ...(reached('intake') ? intake : reached('begun') ? intake.slice(0, 1) : []),
    ...(reached('asked') && has('additionalQuestionnaire') ? [FOLLOW_UP_SUBMITTED] : []),
    ...(reached('answered') && has('additionalQuestionnaire')
      ? [moduleIds.additionalQuestionnaire]
      : []),
    ...(reached('accepted') && has('revisionProcess') ? [moduleIds.revisionProcess] : []),
  ];
};

/** Whether a draft was sent at a stage, and who has to look at it. */
export const draftFlagsAt = (
  packageKey: string,
  serviceKey: ServiceKey,
  stage: ServiceStage,
): { sent: boolean; review: boolean; approval: boolean } => {
  const service = packageOf(packageKey).services.find(({ key }) => key === serviceKey);
  const drafted = service?.modules.some(
    (module) => 'special' in module && module.special === 'revisionProcess',
  );
  return {
    sent: Boolean(drafted) && stages.indexOf(stage) >= stages.indexOf('approval'),
    review: Boolean(drafted) && stage === 'review',
    approval: Boolean(drafted) && stage === 'approval',
  };
};
