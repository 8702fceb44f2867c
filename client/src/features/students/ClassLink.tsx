import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { UploadIcon } from '../../shared/ui/icons';
import { t } from './en';

export const ClassLink = () => (
  <Link to="/exam-entry-import" className={Classes.BUTTON}>
    <UploadIcon />
    <span className={Classes.BUTTON_TEXT}>{t.enterClass}</span>
  </Link>
);
