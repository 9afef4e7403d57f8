import { routes } from '../remote/routes.ts';
import type { Role } from '../roles.ts';
import { moduleKind } from './module-ids.ts';
import type { Step } from './turn.schema.ts';

/** Which module of which order, as far as its address needs it. */
export interface ModuleRef {
  orderId: string;
  serviceId: string;
  moduleId: string;
  isDone: boolean;
}

const questionnaireLink = ({ orderId, serviceId, moduleId, isDone }: ModuleRef): string => {
  const build = isDone ? routes.questionnaireAnswers : routes.questionnaire;
  return build({ id: orderId, questionnaire_id: moduleId, service: serviceId });
};

/** Where the customer works on a module (OR-23); a LinkedIn result is shown in the order itself. */
export const customerModuleLink = (module: ModuleRef): string | undefined => {
  const { serviceId, orderId: id } = module;
  switch (moduleKind(module.moduleId)) {
    case 'previousDocument':
      return routes.previousDocument({ serviceId, id });
    case 'revisionProcess':
      return routes.revisionsProcess({ serviceId, id });
    case 'finalDocument':
      return routes.finalDocument({ serviceId, id });
    case 'finalLinkedin':
      return undefined;
    default:
      return questionnaireLink(module);
  }
};

/** Where writers and reviewers work on a module (OR-33). */
export const staffModuleLink = (module: ModuleRef): string | undefined => {
  const { serviceId, orderId: id } = module;
  switch (moduleKind(module.moduleId)) {
    case 'previousDocument':
      return routes.previousDocument({ serviceId, id });
    case 'revisionProcess':
      return routes.revisionFiles({ serviceId, id });
    case 'finalDocument':
      return routes.finalFiles({ serviceId, id });
    case 'finalLinkedin':
      return routes.linkedin({ serviceType: 'linkedin', id });
    case 'additionalQuestionnaire':
      return module.isDone
        ? questionnaireLink(module)
        : routes.additionalQuestionnaire({ id, service: serviceId });
    default:
      return module.isDone ? questionnaireLink(module) : undefined;
  }
};

const moduleOfStep = (orderId: string, step: Step): ModuleRef => ({
  orderId,
  serviceId: step.serviceId ?? '',
  moduleId: step.moduleId ?? '',
  isDone: false,
});

/** Where a person of this role takes the step; nothing when it is not theirs to take. */
export const stepLink = (orderId: string, step: Step, role: Role): string | undefined => {
  if (step.step === 'initial-questions') return routes.initialQuestions({ orderId });
  if (step.step === 'contract') return routes.contractFill({ id: orderId });
  if (!step.moduleId) return undefined;
  const link = role === 'user' ? customerModuleLink : staffModuleLink;
  return link(moduleOfStep(orderId, step));
};
