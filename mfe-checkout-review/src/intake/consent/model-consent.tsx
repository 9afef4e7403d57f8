import type { IntakeConsent } from '@portal/shared-contracts/reviews';
import { CheckBox } from '@portal/shared-ui/controls';

/** Props of {@link ModelConsent}. */
export interface ModelConsentProps {
  consent: IntakeConsent;
  /** The version that was ticked; a text that was changed since is ticked again. */
  ticked: string | undefined;
  onTick: (version: string | undefined) => void;
}

/** The second tick, without which no model is asked; the review comes without it too (RV-47). */
export const ModelConsent = ({ consent: { version, text }, ticked, onTick }: ModelConsentProps) => (
  <div className="pui-field">
    <CheckBox
      checked={ticked === version}
      onChange={(event) => onTick(event.target.checked ? version : undefined)}
    >
      {text}
    </CheckBox>
  </div>
);
