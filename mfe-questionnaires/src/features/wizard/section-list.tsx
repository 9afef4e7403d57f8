import {
  CheckCircleIcon,
  DownIcon,
  EditIcon,
  ExclamationCircleIcon,
  FormIcon,
  MinusIcon,
} from '@portal/shared-ui/icons';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardControl } from './use-wizard.ts';
import { markOf, type SectionMark } from './wizard-state.ts';

const icons: Record<SectionMark, ComponentType> = {
  done: CheckCircleIcon,
  missing: ExclamationCircleIcon,
  now: EditIcon,
  open: MinusIcon,
};

interface EntryProps {
  title: string;
  mark?: SectionMark;
  isCurrent: boolean;
  isDisabled: boolean;
  onOpen: () => void;
}

const Entry = ({ title, mark, isCurrent, isDisabled, onOpen }: EntryProps) => {
  const { t } = useTranslation('questionnaires');
  const Icon = mark ? icons[mark] : FormIcon;
  return (
    <li>
      <button
        type="button"
        className={`quest-step quest-step-${mark ?? 'check'}`}
        {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
        onClick={onOpen}
        disabled={isDisabled}
      >
        <Icon />
        <span>{title}</span>
        {mark && <span className="quest-step-mark">{t(`wizard.mark.${mark}`)}</span>}
      </button>
    </li>
  );
};

const WIDE = '(min-width: 768px)';

interface SectionListProps {
  wizard: WizardControl;
  of?: string | undefined;
  /** A correction would be lost with the answers that are on their way. */
  isSending: boolean;
}

/** All sections with how they stand; back is free, forward stops at the first gap. Folded on a phone. */
export const SectionList = ({ wizard, of, isSending }: SectionListProps) => {
  const { t } = useTranslation('questionnaires');
  const [isUnfolded] = useState(() => window.matchMedia(WIDE).matches);
  const { sections, current, kept, refusals, open } = wizard;
  const { furthest } = kept.value;
  return (
    <nav
      aria-label={of ? `${t('wizard.sections')}: ${of}` : t('wizard.sections')}
      className="quest-steps"
    >
      <details open={isUnfolded}>
        <summary>
          <DownIcon />
          {t('wizard.sections')}
        </summary>
        <ol>
          {sections.map((section, index) => (
            <Entry
              key={index}
              title={section.title || t('wizard.untitled')}
              mark={markOf(section, index, { current, furthest, refusals })}
              isCurrent={index === current}
              isDisabled={isSending}
              onOpen={() => open(index)}
            />
          ))}
          <Entry
            title={t('wizard.check')}
            isCurrent={current === sections.length}
            isDisabled={isSending}
            onOpen={() => open(sections.length)}
          />
        </ol>
      </details>
    </nav>
  );
};
