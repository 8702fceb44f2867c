import { lazy, Suspense } from 'react';
import { Loading } from '../../shared/list/States';
import { t } from './en';

/** With lists and forms, which the rest of the page does not wait for. */
const RecordPanel = lazy(() => import('./RecordPanel'));

/** Activities, coursework, honors and tests of the signed-in student; the address names the open one. */
export const RecordTabs = () => (
  <Suspense fallback={<Loading what={t.panel} />}>
    <RecordPanel />
  </Suspense>
);
