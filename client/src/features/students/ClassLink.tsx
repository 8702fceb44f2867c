import { ButtonLink } from '../../shared/ui/ButtonLink';
import { UploadIcon } from '../../shared/ui/icons';
import { t } from './en';

export const ClassLink = () => (
  <ButtonLink to="/exam-entry-import" icon={<UploadIcon />}>
    {t.enterClass}
  </ButtonLink>
);
