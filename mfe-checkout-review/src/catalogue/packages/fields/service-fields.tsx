import { limits } from '@portal/shared-contracts';
import { moduleIds } from '@portal/shared-contracts/orders';
import { FieldFrame } from '@portal/shared-ui';
import { NativeSelect } from '@portal/shared-ui/back-office';
import { TextField } from '@portal/shared-ui/controls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { ServiceValues } from '../package-values.ts';
import type { Choices } from '../packages.queries.ts';

type ModuleValues = ServiceValues['modules'][number];

const special = Object.entries(moduleIds) as [keyof typeof moduleIds, string][];

/** Everything that can be a step of a service, by the name that customers will read unless it is changed. */
const useSteps = (choices: Choices): { value: string; label: string }[] => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return [
    ...special.map(([kind, value]) => ({ value, label: t(`modules.${kind}`) })),
    ...choices.questionnaires.map(({ _id, title }) => ({
      value: _id,
      label: t('modules.questionnaire', { title }),
    })),
  ];
};

interface ServiceFieldsProps {
  service: ServiceValues;
  index: number;
  choices: Choices;
  errors: Readonly<Record<string, string>>;
  onChange: (service: ServiceValues) => void;
}

/** The name and the steps of one service (BO-87). */
export const ServiceFields = (props: ServiceFieldsProps) => {
  const { service, index, choices, errors, onChange } = props;
  const { t } = useTranslation(ADMIN_TEXTS);
  const steps = useSteps(choices);
  const path = `services.${index}`;
  const setModules = (modules: ModuleValues[]): void => onChange({ ...service, modules });
  return (
    <>
      <FieldFrame
        name={`${path}.name`}
        label={t('form.serviceName')}
        isRequired
        {...(errors[`${path}.name`] ? { error: errors[`${path}.name`] ?? '' } : {})}
      >
        {(control) => (
          <TextField
            {...control}
            value={service.name}
            maxLength={limits.text.short}
            onChange={({ target }) => onChange({ ...service, name: target.value })}
          />
        )}
      </FieldFrame>
      <ol className="cat-modules">
        {service.modules.map((module, place) => (
          <Module
            key={module.id}
            module={module}
            path={`${path}.modules.${place}.title`}
            errors={errors}
            kind={steps.find(({ value }) => value === module.id)?.label ?? t('modules.unknown')}
            moves={
              <MoveButtons
                name={module.title}
                items={service.modules}
                index={place}
                onChange={setModules}
              />
            }
            onTitle={(title) => setModules(service.modules.with(place, { ...module, title }))}
          />
        ))}
      </ol>
      <AddModule {...props} steps={steps} />
    </>
  );
};

const AddModule = ({
  service,
  index,
  choices,
  errors,
  onChange,
  steps,
}: ServiceFieldsProps & { steps: ReturnType<typeof useSteps> }) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  const taken = new Set(service.modules.map(({ id }) => id));
  const free = steps.filter(({ value }) => !taken.has(value));
  const add = (id: string): void => {
    const questionnaire = choices.questionnaires.find(({ _id }) => _id === id);
    const label = steps.find(({ value }) => value === id)?.label ?? '';
    const module = { id, title: questionnaire?.title ?? label };
    onChange({ ...service, modules: [...service.modules, module] });
  };
  const wrong = errors[`services.${index}.modules`];
  if (service.modules.length >= limits.firm.serviceModules) return null;
  return (
    <FieldFrame
      name={`services.${index}.modules`}
      label={t('form.addModule')}
      isRequired
      {...(wrong ? { error: wrong } : {})}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value=""
          onChoose={add}
          options={[{ value: '', label: t('form.chooseModule') }, ...free]}
        />
      )}
    </FieldFrame>
  );
};

interface ModuleProps {
  module: ModuleValues;
  path: string;
  errors: Readonly<Record<string, string>>;
  kind: string;
  moves: ReactNode;
  onTitle: (title: string) => void;
}

const Module = ({ module, path, errors, kind, moves, onTitle }: ModuleProps) => {
  const error = errors[path];
  return (
    <li>
      <FieldFrame name={path} label={kind} isRequired {...(error ? { error } : {})}>
        {(control) => (
          <TextField
            {...control}
            value={module.title}
            maxLength={limits.text.short}
            onChange={({ target }) => onTitle(target.value)}
          />
        )}
      </FieldFrame>
      {moves}
    </li>
  );
};
