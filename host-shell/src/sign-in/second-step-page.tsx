import { callApi } from '@portal/shared-contracts';
import { secondStep } from '@portal/shared-contracts/auth';
import type { Values } from '../doors/door.ts';
import { SecondStepDoor } from '../doors/second-step-door.tsx';
import { arrive } from './arrive.ts';
import { useDoor } from '../doors/use-door.tsx';

/** Takes the second step of signing in by a call. */
export const SecondStepPage = () => {
  const door = useDoor();
  const send = async ({ code = '' }: Values): Promise<void> =>
    arrive(await callApi(secondStep, { code: code.trim() }), door.from);
  return <SecondStepDoor door={{ ...door, send }} />;
};
