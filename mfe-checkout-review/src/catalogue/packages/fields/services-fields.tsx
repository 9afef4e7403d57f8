import { limits } from '@portal/shared-contracts';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { ADMIN_TEXTS } from '../../texts.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { ServiceValues } from '../package-values.ts';
import type { Choices } from '../packages.queries.ts';
import { ServiceFields } from './service-fields.tsx';

/** All services of a package in their order. */
export const ServicesFields = ({
  services,
  choices,
  errors,
  onChange,
}: {
  services: ServiceValues[];
  choices: Choices;
  errors: Readonly<Record<string, string>>;
  onChange: (services: ServiceValues[]) => void;
}) => {
  const { t } = useTranslation(ADMIN_TEXTS);
  return (
    <div id="field-services" tabIndex={-1}>
      {errors.services && (
        <p className="cat-wrong" role="alert">
          {errors.services}
        </p>
      )}
      {services.map((service, index) => (
        // A service has no id before it is published; its place is what it is.
        <fieldset key={index} className="cat-service">
          <legend>{service.name || t('form.serviceNumber', { number: index + 1 })}</legend>
          <MoveButtons
            name={service.name || t('form.serviceNumber', { number: index + 1 })}
            items={services}
            index={index}
            onChange={onChange}
          />
          <ServiceFields
            service={service}
            index={index}
            choices={choices}
            errors={errors}
            onChange={(next) => onChange(services.with(index, next))}
          />
        </fieldset>
      ))}
      {services.length < limits.firm.packageServices && (
        <Button onClick={() => onChange([...services, { name: '', modules: [] }])}>
          {t('form.addService')}
        </Button>
      )}
    </div>
  );
};
