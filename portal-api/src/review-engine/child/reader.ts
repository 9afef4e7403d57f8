import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult, AnalysisStage, ResumeInput } from '../engine.types.ts';
import type { Told } from './messages.ts';
import { startReadingProcess } from './start-process.ts';
import { watchMemory } from './watch-memory.ts';

/** Why a reading process was ended. */
export type KillReason = 'time' | 'memory' | 'crash';

export interface ReadingLimits {
  readonly milliseconds: number;
  readonly residentBytes: number;
}

/** One reading process; when it is ended another takes its place. */
export interface Reader {
  read(input: ResumeInput, onStage: (stage: AnalysisStage) => void): Promise<AnalysisResult>;
  close(): void;
}

const DOCUMENTS = 50;
const TOO_MUCH: AnalysisResult = { ok: false, failure: 'timeout' };
const UNREADABLE: AnalysisResult = { ok: false, failure: 'damaged' };

interface Reading {
  child: ChildProcess;
  ready: Promise<void>;
  documents: number;
}

const begin = (): Reading => {
  const child = startReadingProcess();
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { child, ready, documents: 0 };
};

interface Ending {
  readonly limits: ReadingLimits;
  readonly onStage: (stage: AnalysisStage) => void;
  readonly onKill: (reason: KillReason) => void;
}

/** One document in one process, ended from outside when it takes too much (RV-18). */
const readWith = (
  child: ChildProcess,
  input: ResumeInput,
  ending: Ending,
): Promise<AnalysisResult> =>
  new Promise((resolve) => {
    const { limits, onStage, onKill } = ending;
    const settle = (result: AnalysisResult, reason?: KillReason): void => {
      clearTimeout(timer);
      stopWatching();
      child.removeAllListeners('message').removeAllListeners('exit');
      if (reason) {
        onKill(reason);
        child.kill('SIGKILL');
      }
      resolve(result);
    };
    const timer = setTimeout(() => settle(TOO_MUCH, 'time'), limits.milliseconds);
    const stopWatching = watchMemory(child.pid ?? 0, limits.residentBytes, () =>
      settle(TOO_MUCH, 'memory'),
    );
    child.on('message', (told: Told) => {
      if (told.kind === 'stage') onStage(told.stage);
      if (told.kind === 'result') settle(told.result);
      if (told.kind === 'failed') settle(UNREADABLE, 'crash');
    });
    child.on('exit', () => settle(TOO_MUCH, 'crash'));
    child.send({ input }, (error) => error && settle(TOO_MUCH, 'crash'));
  });

/** Starts a reader and keeps it warm. */
export const createReader = (
  limits: ReadingLimits,
  onKill: (reason: KillReason) => void,
): Reader => {
  let reading = begin();
  let closed = false;
  const replace = (): void => {
    reading.child.kill('SIGKILL');
    if (!closed) reading = begin();
  };
  return {
    read: async (input, onStage) => {
      await reading.ready;
      if (reading.child.exitCode !== null || reading.child.signalCode !== null) replace();
      await reading.ready;
      let killed = false;
      const result = await readWith(reading.child, input, {
        limits,
        onStage,
        onKill: (reason) => {
          killed = true;
          onKill(reason);
        },
      });
      reading.documents += 1;
      if (killed || reading.documents >= DOCUMENTS) replace();
      return result;
    },
    close: () => {
      closed = true;
      reading.child.kill('SIGKILL');
    },
  };
};
