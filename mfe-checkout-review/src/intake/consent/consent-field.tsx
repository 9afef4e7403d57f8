import { CheckBox } from '@portal/shared-ui/controls';
import { useTicket } from '../intake.queries.ts';
import { ModelConsent } from './model-consent-on-demand.ts';

const ID = 'field-consent';

/** Props of {@link ConsentField}. */
export interface ConsentFieldProps {
  /** Whether the shown text is the one that was ticked. */
  isTicked: boolean;
  problem: string | undefined;
  onTick: (version: string | undefined) => void;
  /** The version of the second text that was ticked, where there is one. */
  model: string | undefined;
  onModelTick: (version: string | undefined) => void;
}

/** What happens to the resume, and the tick without which nothing is sent (RV-48). */
export const ConsentField = (props: ConsentFieldProps) => {
  const { isTicked, problem, onTick, model, onModelTick } = props;
  const ticket = useTicket();
  return (
    <>
      <div className="pui-field">
        <CheckBox
          id={ID}
          aria-required
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': `${ID}-error` } : {})}
          checked={isTicked}
          disabled={!ticket}
          onChange={(event) => onTick(event.target.checked ? ticket?.consent.version : undefined)}
        >
          {ticket?.consent.text}
        </CheckBox>
        {problem && (
          <div className="pui-field-error" id={`${ID}-error`}>
            {problem}
          </div>
        )}
      </div>
      {ticket?.modelConsent && (
        <ModelConsent consent={ticket.modelConsent} ticked={model} onTick={onModelTick} />
      )}
    </>
  );
};
