import { Button } from '@blueprintjs/core';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { BookmarkIcon } from '../../shared/ui/icons';

/** The menu of templates loads after the page. */
export const LazyTemplates = lazyComponent(
  () => import('./Templates'),
  () => <Button disabled aria-hidden="true" icon={<BookmarkIcon />} />,
);
