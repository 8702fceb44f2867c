import EChartsReactCore from 'echarts-for-react/esm/core';
import { BarChart, LineChart, ScatterChart } from 'echarts/charts';
import { AriaComponent, GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartProps } from './style';
import { useSyncExternalStore } from 'react';

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
  const still = useStill();
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

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const watch = (changed: () => void) => {
  const query = reduced();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const useStill = (): boolean => useSyncExternalStore(watch, () => reduced().matches);
