import { usePalette, useReducedMotion } from '@portal/shared-ui/theme';
import type { ApexOptions } from 'apexcharts';
import { useMemo } from 'react';

// The browser hides the attribute's value from scripts, but not the property.
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** What every chart shares: the page's type and colours, no toolbar, no motion where none is wanted. */
export const useChartBase = (): ApexOptions & { chart: NonNullable<ApexOptions['chart']> } => {
  const palette = usePalette();
  const isStill = useReducedMotion();
  return useMemo(() => {
    const nonce = pageNonce();
    return {
      chart: {
        // The library's dark theme would put a grey square behind each chart.
        background: 'transparent',
        fontFamily: 'inherit',
        foreColor: palette.textMuted,
        toolbar: { show: false },
        zoom: { enabled: false },
        animations: { enabled: !isStill, speed: 200 },
        ...(nonce ? { nonce } : {}),
      },
      theme: { mode: palette.scheme },
      states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    };
  }, [palette, isStill]);
};
