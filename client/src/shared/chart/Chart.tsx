import { Loading } from '../list/States';
import { lazyComponent } from '../ui/lazyComponent';
import { t } from './en';
import type { ChartProps } from './style';

const EChart = lazyComponent(
  () => import('./EChart'),
  () => <Loading what={t.what} />,
);

export function Chart(props: ChartProps) {
  return (
    // A chart resizes a moment after its container, so it may briefly be too wide.
    <div style={{ minWidth: 0, minHeight: props.height, overflowX: 'clip' }}>
      <EChart {...props} />
    </div>
  );
}
