import { usePalette } from '@portal/shared-ui/theme';
import type { ApexOptions } from 'apexcharts';
import 'apexcharts/donut';
import { useMemo } from 'react';
import Chart from 'react-apexcharts/core';
import { useChartBase } from './use-chart-base.ts';

/** Completed beside pending as a donut; its names and numbers are text beside it. */
const ShareDrawing = ({
  labels,
  values,
  height,
}: {
  labels: readonly string[];
  values: readonly number[];
  height: number;
}) => {
  const palette = usePalette();
  const base = useChartBase();
  const options = useMemo<ApexOptions>(
    () => ({
      ...base,
      labels: [...labels],
      colors: [palette.chart, palette.chartRest],
      dataLabels: { enabled: false },
      legend: { show: false },
      stroke: { colors: [palette.surface], width: 3 },
      tooltip: { enabled: false },
      plotOptions: { pie: { expandOnClick: false, donut: { size: '70%' } } },
    }),
    [base, palette, labels],
  );
  return <Chart type="donut" series={[...values]} options={options} width="100%" height={height} />;
};

export default ShareDrawing;
