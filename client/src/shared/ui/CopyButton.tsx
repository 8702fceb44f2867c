import { Button } from '@blueprintjs/core';
import { t } from '../en';
import { LinkIcon } from './icons';
import { toast } from './toast';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly copied: string;
  readonly intent?: 'primary' | 'none';
}

export function CopyButton({ label, text, copied, intent = 'primary' }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.warning(t.copyByHand(text));
    }
  };
  return <Button intent={intent} icon={<LinkIcon />} text={label} onClick={copy} />;
}
