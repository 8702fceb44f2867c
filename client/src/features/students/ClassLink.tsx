import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useHasPage } from '../../shared/routing/pageTable';
import { TimelineBarChartIcon, UploadIcon } from '../../shared/ui/icons';
import { t } from './en';

const LINKS = [
  { to: '/exam-entry-import', text: t.enterClass, icon: <UploadIcon /> },
  { to: '/counselor/graded-practice-tests', text: t.gradedTests, icon: <TimelineBarChartIcon /> },
  { to: '/account-admin/graded-practice-tests', text: t.gradedTests, icon: <TimelineBarChartIcon /> },
];

export function ExamLinks() {
  const hasPage = useHasPage();
  return LINKS.filter(({ to }) => hasPage(to)).map(({ to, text, icon }) => (
    <Link key={to} to={to} className={Classes.BUTTON}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  ));
}
