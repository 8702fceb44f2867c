import { Loading } from '../list/States';
import { lazyComponent } from '../ui/lazyComponent';
import { t } from './en';
import styles from './Chart.module.css';
import type { ChartProps } from './style';

const EChart = lazyComponent(
  () => import('./EChart'),
  () => <Loading what={t.what} />,
);

export function Chart(props: ChartProps) {
  return (
    <div className={styles.chart} style={{ minHeight: props.height }}>
      <EChart {...props} />
    </div>
  );
}
