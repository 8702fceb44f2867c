import { lazy, Suspense } from 'react';
import { t } from '../en';
import styles from './Chart.module.css';
import type { ChartProps } from './style';

const NoChart = () => <p className={styles.failed}>{t.chartFailed}</p>;

const EChart = lazy(() => import('./EChart').catch(() => ({ default: NoChart })));

/** A drawing of figures that stand in a table too. */
export function Chart(props: ChartProps) {
  return (
    <div className={styles.chart} style={{ minHeight: props.height }}>
      <Suspense>
        <EChart {...props} />
      </Suspense>
    </div>
  );
}
