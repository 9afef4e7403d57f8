import { usePalette } from '@portal/shared-ui/theme';
import type { ApexOptions } from 'apexcharts';
import 'apexcharts/radialBar';
import { useMemo } from 'react';
import Chart from 'react-apexcharts/core';
import { useChartBase } from './use-chart-base.ts';

/** The radial chart itself; the number over it is text of the page. */
const RadialDrawing = ({ percent, size }: { percent: number; size: number }) => {
  const palette = usePalette();
  const base = useChartBase();
  const options = useMemo<ApexOptions>(
    () => ({
      ...base,
      chart: { ...base.chart, sparkline: { enabled: true } },
      colors: [palette.chart],
      stroke: { lineCap: 'butt' },
      plotOptions: {
        radialBar: {
          hollow: { size: '68%' },
          track: { background: palette.chartRest, margin: 0 },
          dataLabels: { show: false },
        },
      },
    }),
    [base, palette],
  );
  return (
    <span aria-hidden="true">
      <Chart type="radialBar" series={[percent]} options={options} width={size} height={size} />
    </span>
  );
};

export default RadialDrawing;
