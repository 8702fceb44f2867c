import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { t } from '../en';
import { DownloadIcon } from '../ui/icons';
import { toast } from '../ui/toast';

export function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const [isExporting, setExporting] = useState(false);
  const run = () => {
    setExporting(true);
    onExport()
      .then(() => toast.success(t.export.done), toast.failure)
      .finally(() => setExporting(false));
  };
  return (
    <>
      <Button icon={<DownloadIcon />} text={t.export.button} loading={isExporting} onClick={run} />
      <span role="status" className="visually-hidden">
        {isExporting && t.export.underWay}
      </span>
    </>
  );
}
