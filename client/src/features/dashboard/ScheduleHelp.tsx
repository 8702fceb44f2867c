import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useHasPage } from '../../shared/routing/pageTable';
import { VideoIcon } from '../../shared/ui/icons';
import { t } from './en';
import styles from './dashboard.module.css';

const PAGE = '/schedule-help';

export function ScheduleHelp() {
  const hasPage = useHasPage();
  if (!hasPage(PAGE)) return null;
  return (
    <Link to={PAGE} className={`${Classes.BUTTON} ${styles.help}`}>
      <VideoIcon />
      <span className={Classes.BUTTON_TEXT}>{t.scheduleHelp}</span>
    </Link>
  );
}
