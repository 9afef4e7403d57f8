import { createElement, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '../remote/index.ts';
import { usePortal } from './portal-context.ts';

/**
 * An opening in a page that another remote fills; shows the fallback when none does.
 *
 * @example
 * <Slot name="order.chat" props={{ orderId, hasWriter }} fallback={null} />
 */
export const Slot = <N extends SlotName>({
  name,
  props,
  fallback = null,
}: {
  name: N;
  props: SlotProps[N];
  fallback?: ReactNode;
}): ReactNode => {
  const { SlotHost } = usePortal();
  return createElement(SlotHost, { name, props, fallback });
};
