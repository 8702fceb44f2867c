import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

/** A lazy component, because the rest of the page need not wait for its lists and forms. See `RecordPanel`. */
export const RecordTabs = lazyComponent(
  () => import('./RecordPanel'),
  () => <Loading what={t.panel} />,
);
