import { PAGE_TITLE } from '../../shared/ui/PageHeader';
import { t } from '../en';
import styles from './shell.module.css';

export function SkipLink() {
  return (
    <a href={`#${PAGE_TITLE}`} className={styles.skip}>
      {t.skipToContent}
    </a>
  );
}
