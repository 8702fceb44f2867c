import { Loading } from '../../shared/list/States';
import { lazyPart } from '../../shared/ui/lazyPart';
import { t } from './en';

/** A lazy component, because the rest of the page need not wait for its lists and forms. See `RecordPanel`. */
export const RecordTabs = lazyPart(
  () => import('./RecordPanel'),
  () => <Loading what={t.panel} />,
);
