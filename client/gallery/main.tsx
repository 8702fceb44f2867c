import '../src/shared/styles/layers.css';
import { OverlaysProvider } from '@blueprintjs/core';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from '../src/shared/form/LeaveGuard';
import { Stack } from '../src/shared/layout/layout';
import { Forbidden } from '../src/shared/routing/ErrorPages';
import { DialogHost } from '../src/shared/ui/dialogs';
import {
  PageAction,
  PageActionPlace,
  PageHeader,
  PageLine,
  PageLinePlace,
  PageName,
  PageSubjectPlace,
  usePlace,
} from '../src/shared/ui/PageHeader';
import { SegmentedSwitch } from '../src/shared/ui/SegmentedSwitch';
import { Toaster } from '../src/shared/ui/Toaster';
import { Forms } from './Forms';
import { Lists } from './Lists';
import { Parts } from './Parts';

const THEMES = [
  { value: 'system', text: 'System' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

/** Each primitive of `client/src/shared` in its states. The build of the product leaves it out. */
function Gallery() {
  const [theme, setTheme] = useState<Theme>('system');
  const [subject, subjectHolder] = usePlace('span');
  const [line, lineHolder] = usePlace('div');
  const [action, actionHolder] = usePlace('div');
  const choose = (next: Theme) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <PageSubjectPlace value={subject}>
      <PageLinePlace value={line}>
        <PageActionPlace value={action}>
          <Stack gap={5} pad={5}>
            <PageHeader title="Gallery" subject={subjectHolder} line={lineHolder}>
              <div ref={actionHolder} />
            </PageHeader>
            <PageName>Maya Torres</PageName>
            <PageLine>Class of 2027, Lincoln High School</PageLine>
            <PageAction>
              <SegmentedSwitch label="Theme" options={THEMES} value={theme} onChange={choose} />
            </PageAction>
            <Parts />
            <Forms />
            <Lists />
            <Forbidden />
          </Stack>
          <DialogHost />
          <LeaveGuard />
          <Toaster />
        </PageActionPlace>
      </PageLinePlace>
    </PageSubjectPlace>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Gallery /> }]);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <OverlaysProvider>
      <RouterProvider router={router} />
    </OverlaysProvider>
  </StrictMode>,
);
