import { Button } from '@blueprintjs/core';
import { ImportIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { useExportAuditMutation } from './audit.api';
import { t } from './en';
import type { AuditFilters } from './filters';

export function ExportButton({ filters }: { filters: AuditFilters }) {
  const [exportAudit, { isLoading }] = useExportAuditMutation();
  return (
    <>
      <Button
        icon={<ImportIcon />}
        text={t.page.export}
        loading={isLoading}
        onClick={() => exportAudit(filters).unwrap().catch(toast.failure)}
      />
      <span role="status" className="visually-hidden">
        {isLoading && t.page.exporting}
      </span>
    </>
  );
}
