import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { LinkIcon } from './icons';
import { toast } from './toast';

export function CopyButton({ label, text, copied }: { label: string; text: string; copied: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.warning(t.copyByHand(text));
    }
  };
  return <Button intent="primary" icon={<LinkIcon />} text={label} onClick={copy} />;
}
