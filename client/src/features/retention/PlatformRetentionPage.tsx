import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';
import { Retention } from './Retention';

/** Of all schools that set nothing of their own. */
export default function PlatformRetentionPage() {
  return (
    <>
      <BackLink to="/admin/entities">{t.back.entities}</BackLink>
      <Retention scope={null} />
    </>
  );
}
