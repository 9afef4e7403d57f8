import { limits } from '@portal/shared-contracts';
import { ErrorState } from '@portal/shared-ui';
import { TextField } from '@portal/shared-ui/controls';
import { SearchIcon } from '@portal/shared-ui/icons';
import Modal from 'antd/es/modal';
import type { TFunction } from 'i18next';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isEnough } from './finding.queries.ts';
import { FoundList, lineId } from './found-list.tsx';
import type { Hit } from './hit.ts';
import { useFinding } from './use-finding.ts';
import './finding.css';

type Finding = ReturnType<typeof useFinding>;

const sentence = (finding: Finding, t: TFunction<'admin'>): string => {
  const { text, hits, isOnline, isSearching, error } = finding;
  if (!isEnough(text)) return t('finding.hint', { count: limits.finding.least });
  if (!isOnline) return t('finding.offline');
  if (isSearching) return t('finding.searching');
  if (hits.length > 0) return t('finding.count', { count: hits.length });
  return error ? '' : t('finding.none', { text });
};

/** The line that Enter opens: moved by arrows, the first one again for each text. */
const useActive = (text: string, count: number) => {
  const [{ at, of }, setActive] = useState({ at: 0, of: '' });
  const active = of === text ? Math.min(at, Math.max(count - 1, 0)) : 0;
  const point = (next: number) => setActive({ at: next, of: text });
  const step = (by: number) => count > 0 && point((active + by + count) % count);
  return { active, point, step };
};

/** Props of {@link FindDialog}. */
export interface FindDialogProps {
  /** What stands in the field; it may begin before the field is there. */
  typed: string;
  onType: (typed: string) => void;
  /** The field has the focus and hears for itself. */
  onReady: () => void;
  /** Closed without a choice. */
  onClose: () => void;
  /** Something was chosen; its page takes the focus. */
  onChosen: () => void;
}

/** Where the choice leads; who pressed Enter before there was an answer is led to the first line of it. */
const useOpening = ({ text, isSearching }: Finding, chosen: Hit | undefined, leave: () => void) => {
  const navigate = useNavigate();
  const [entered, setEntered] = useState('');
  const open = () => {
    if (!chosen) return setEntered(text);
    leave();
    void navigate(chosen.to);
  };
  const isAwaited = entered !== '' && entered === text && !isSearching && chosen !== undefined;
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (isAwaited) latest.current();
  }, [isAwaited]);
  return open;
};

interface FindFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  field: RefObject<HTMLInputElement | null>;
  list: string;
  /** The id of the line that is chosen. */
  active: string | undefined;
  onType: (typed: string) => void;
  onReady: () => void;
  onStep: (by: number) => void;
  onEnter: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const FindField = (props: FindFieldProps) => {
  const { field, list, active, value, onType, onReady, onStep, onEnter } = props;
  const { t } = useTranslation('admin');
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    // Enter and arrows first belong to whoever composes a letter.
    if (event.nativeEvent.isComposing || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (by === undefined) onEnter();
    else onStep(by);
  };
  return (
    <TextField
      ref={field}
      type="search"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      prefix={<SearchIcon />}
      aria-label={t('finding.label')}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={active !== undefined}
      aria-controls={list}
      aria-activedescendant={active}
      placeholder={t('finding.label')}
      maxLength={limits.finding.longest}
      value={value}
      onChange={(event) => onType(event.target.value)}
      onFocus={onReady}
      onKeyDown={press}
    />
  );
};

const goOnTyping = (box: HTMLInputElement | null): void => {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
};

/** The search of the back office: a field, and below it what was found (BO-109). */
export const FindDialog = (props: FindDialogProps) => {
  const { typed, onType, onReady, onClose, onChosen } = props;
  const { t } = useTranslation('admin');
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const finding = useFinding(typed);
  const { text, hits, isSearching, error, retry } = finding;
  const { active, point, step } = useActive(text, hits.length);
  const chosen = hits[active];
  const open = useOpening(finding, chosen, onChosen);
  return (
    <Modal
      open
      title={t('finding.title')}
      footer={null}
      width={640}
      onCancel={onClose}
      className="finding"
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={(isOpen) => isOpen && goOnTyping(field.current)}
    >
      <FindField
        field={field}
        list={list}
        active={chosen && lineId(list, active)}
        value={typed}
        onType={onType}
        onReady={onReady}
        onStep={step}
        onEnter={open}
      />
      <p role="status" className="pui-help finding-state">
        {sentence(finding, t)}
      </p>
      <FoundList id={list} hits={hits} active={active} onPoint={point} onChoose={onChosen} />
      {error && <ErrorState error={error} onRetry={retry} isRetrying={isSearching} />}
    </Modal>
  );
};
