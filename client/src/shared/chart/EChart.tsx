import EChartsReactCore from 'echarts-for-react/esm/core';
import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import { AriaComponent, GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartProps } from './style';
import { useMedia } from '../ui/media';

echarts.use([
  AriaComponent,
  BarChart,
  GridComponent,
  LineChart,
  MarkAreaComponent,
  ScatterChart,
  SVGRenderer,
  TooltipComponent,
]);

const OPTS = { renderer: 'svg' } as const;

/** This must be the only import of echarts, or another chunk would include it. */
export default function EChart({ option, label, height }: ChartProps) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <EChartsReactCore
      echarts={echarts}
      opts={OPTS}
      option={{ ...option, animation: !still, aria: { enabled: true, label: { description: label } } }}
      notMerge
      style={{ height }}
    />
  );
}
