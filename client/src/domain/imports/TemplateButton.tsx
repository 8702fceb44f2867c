import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { t } from './en';

interface TemplateButtonProps {
  readonly text?: string;
  readonly disabled: boolean;
  readonly download: () => { readonly unwrap: () => Promise<unknown> };
}

/** Downloads a file with the columns of an import. */
export const TemplateButton = ({ text = t.template, disabled, download }: TemplateButtonProps) => (
  <Button
    icon={<DownloadIcon />}
    text={text}
    disabled={disabled}
    onClick={() => void download().unwrap().catch(toast.failure)}
  />
);
