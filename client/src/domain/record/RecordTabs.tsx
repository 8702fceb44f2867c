import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

export const RecordTabs = lazyComponent(
  () => import('./RecordPanel'),
  () => <Loading what={t.panel} />,
);
