import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { t } from '../en';
import { DownloadIcon } from '../ui/icons';
import { toast } from '../ui/toast';

export function ExportButton({ onExport }: { onExport: () => Promise<unknown> }) {
  const [isUnderWay, setUnderWay] = useState(false);
  const run = () => {
    setUnderWay(true);
    onExport()
      .then(() => toast.success(t.export.done), toast.failure)
      .finally(() => setUnderWay(false));
  };
  return (
    <>
      <Button icon={<DownloadIcon />} text={t.export.button} loading={isUnderWay} onClick={run} />
      <span role="status" className="visually-hidden">
        {isUnderWay && t.export.underWay}
      </span>
    </>
  );
}
