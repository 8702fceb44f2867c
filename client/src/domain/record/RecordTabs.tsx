import { Loading } from '../../shared/list/States';
import { lazyPart } from '../../shared/ui/lazyPart';
import { t } from './en';

/**
 * Activities, coursework, honors and tests of the signed-in student; the address names the open one. With lists and forms,
 * which the rest of the page does not wait for.
 */
export const RecordTabs = lazyPart(
  () => import('./RecordPanel'),
  () => <Loading what={t.panel} />,
);
