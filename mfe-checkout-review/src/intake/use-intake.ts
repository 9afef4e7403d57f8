import { ApiError, callApi } from '@portal/shared-contracts';
import { useUnsaved, usePortal, useVault, type SaveStatus } from '@portal/shared-contracts/react';
import { countReviewStep } from '@portal/shared-contracts/reviews';
import { postToParent } from '@portal/shared-contracts/widget';
import { errorLines } from '@portal/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseIntake, type IntakeProblems, type IntakeValues } from './intake-values.ts';
import { TICKETS } from './intake.queries.ts';
import { forgetSending, readSending } from './kept-sending.ts';
import { sendResume } from './send-resume.ts';
import { useConsents } from './consent/use-consents.ts';
import { useResumeFile, type ResumeFile } from './resume/use-resume-file.ts';

/** Why there is no review yet. */
export interface IntakeFailure {
  error?: unknown;
  /** In words, where the reading of the resume failed. */
  text?: string;
}

/** Everything that the page of the free review knows. */
export interface Intake {
  values: IntakeValues;
  change: (part: Partial<IntakeValues>) => void;
  status: SaveStatus;
  isReady: boolean;
  resume: ResumeFile;
  /** The version of the text that was ticked (RV-48). */
  consent: string | undefined;
  setConsent: (version: string | undefined) => void;
  /** The version of the second text that was ticked (RV-47). */
  modelConsent: string | undefined;
  setModelConsent: (version: string | undefined) => void;
  setTrap: (typed: string) => void;
  /** What the server said of single fields. */
  refusedFields: IntakeProblems;
  failure: IntakeFailure | undefined;
  send: () => void;
  isSending: boolean;
  percent: number;
  /** The review that is being made. */
  critiqueId: string | undefined;
  onFailed: (message: string) => void;
  onReady: () => Promise<void>;
}

const useTyped = () => {
  const { language, user } = usePortal();
  const initial: IntakeValues = {
    source: 'file',
    text: '',
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    language,
    advert: '',
  };
  return useVault('review-intake', initial, parseIntake);
};

/** Tells the firm's page around this one what went wrong (RV-04). */
const useTellParent = () => {
  const { allowedWidgetParents } = usePortal().website;
  return useCallback(
    (message: string) =>
      void postToParent(
        { type: 'critiqueReviewError', payload: { message } },
        allowedWidgetParents,
      ),
    [allowedWidgetParents],
  );
};

/** What the server refused, without the fields that were changed since. */
const fieldsOf = (error: unknown, touched: ReadonlySet<string>): IntakeProblems =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.errors).filter(([field]) => !touched.has(field)))
    : {};

const NOTHING: ReadonlySet<string> = new Set();

/** The fields that were changed since the last answer. */
const useTouched = () => {
  const [touched, setTouched] = useState(NOTHING);
  const touch = useCallback(
    (...fields: string[]) => setTouched((before) => new Set([...before, ...fields])),
    [],
  );
  const forget = useCallback(() => setTouched(NOTHING), []);
  return { touched, touch, forget };
};

/** The field of the form in which a value stands. */
const fieldOf = (value: string): string =>
  value === 'text' || value === 'source' ? 'resume' : value;

/** A refusal is an answer: what is tried next is another sending, with another ticket. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const useSending = (onFailed: (message: string) => void) => {
  const { t } = useTranslation('ui');
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const [critiqueId, setCritiqueId] = useState(() => readSending()?.id);
  const mutation = useMutation({
    mutationFn: (draft: Parameters<typeof sendResume>[1]) => {
      setPercent(0);
      return sendResume(client, draft, setPercent);
    },
    onSuccess: (id) => {
      // It is spent; the form is not shown meanwhile and asks for another one when it is again.
      client.removeQueries(TICKETS);
      setCritiqueId(id);
    },
    onError: (error) => {
      if (isAnswer(error)) {
        forgetSending();
        void client.invalidateQueries(TICKETS);
      }
      onFailed(errorLines(error, t).join(' '));
    },
  });
  return { mutation, percent, critiqueId, setCritiqueId };
};

// The count is the firm's; a failure of it is nobody's concern.
const countChosen = (): void =>
  void callApi(countReviewStep, { step: 'chosen' }).catch(() => undefined);

/** The way from an empty form to a review. */
export const useIntake = (): Intake => {
  const client = useQueryClient();
  const kept = useTyped();
  const tellParent = useTellParent();
  const { mutation, percent, critiqueId, setCritiqueId } = useSending(tellParent);
  const { touched, touch, forget } = useTouched();
  const onFileChange = useCallback(() => touch('resume'), [touch]);
  const resume = useResumeFile({ onChosen: countChosen, onChange: onFileChange });
  const { consent, setConsent, modelConsent, setModelConsent, versions } = useConsents();
  const [trap, setTrap] = useState('');
  const [failedText, setFailedText] = useState<string>();
  useUnsaved(mutation.isPending);
  const send = (): void => {
    if (mutation.isPending) return;
    setFailedText(undefined);
    forget();
    mutation.mutate({ values: kept.value, file: resume.file, ...versions(), trap });
  };
  const onFailed = useCallback(
    (message: string): void => {
      forgetSending();
      void client.invalidateQueries(TICKETS);
      setCritiqueId(undefined);
      setFailedText(message);
      tellParent(message);
    },
    [client, setCritiqueId, tellParent],
  );
  const { clear } = kept;
  const onReady = useCallback(async () => {
    forgetSending();
    await clear();
  }, [clear]);
  return {
    values: kept.value,
    change: (part) => {
      touch(...Object.keys(part).map(fieldOf));
      kept.setValue({ ...kept.value, ...part });
    },
    status: kept.status,
    isReady: kept.isReady,
    resume,
    consent,
    setConsent: (version) => {
      touch('consent');
      setConsent(version);
    },
    modelConsent,
    setModelConsent,
    setTrap,
    refusedFields: fieldsOf(mutation.error, touched),
    failure: failureOf(mutation.error, failedText),
    send,
    isSending: mutation.isPending,
    percent,
    critiqueId,
    onFailed,
    onReady,
  };
};

const failureOf = (error: unknown, text: string | undefined): IntakeFailure | undefined => {
  if (text !== undefined) return { text };
  return error ? { error } : undefined;
};
