import { usePalette } from '@portal/shared-ui/theme';
import type { ApexOptions } from 'apexcharts';
import 'apexcharts/line';
import { useMemo } from 'react';
import Chart from 'react-apexcharts/core';
import { useChartBase } from './use-chart-base.ts';

/** Orders per month as a line with its numbers on it. */
const MonthDrawing = ({
  labels,
  values,
  name,
  height,
}: {
  labels: readonly string[];
  values: readonly number[];
  name: string;
  height: number;
}) => {
  const palette = usePalette();
  const base = useChartBase();
  const options = useMemo<ApexOptions>(
    () => ({
      ...base,
      colors: [palette.chart],
      stroke: { width: 3, curve: 'straight' },
      markers: { size: 5, strokeWidth: 0 },
      dataLabels: {
        enabled: true,
        offsetY: -8,
        background: { enabled: false },
        style: { colors: [palette.text], fontSize: '14px' },
      },
      grid: { borderColor: palette.line, padding: { left: 24, right: 24, top: 8 } },
      tooltip: { enabled: false },
      xaxis: {
        categories: [...labels],
        labels: { rotate: 0 },
        axisTicks: { show: false },
        tooltip: { enabled: false },
      },
      yaxis: { show: false, min: 0, forceNiceScale: true },
    }),
    [base, palette, labels],
  );
  return (
    <Chart
      type="line"
      series={[{ name, data: [...values] }]}
      options={options}
      width="100%"
      height={height}
    />
  );
};

export default MonthDrawing;
