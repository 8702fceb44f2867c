import { Dialog, DialogBody } from '@blueprintjs/core';
import type { FactChangeResource } from 'contract/fact-history';
import { Box } from '../../shared/layout/layout';
import { topLayer } from '../../shared/ui/dialogs';
import { ChangeEntry } from './ChangeEntry';
import { t } from './en';

interface FactHistoryDialogProps {
  readonly name: string;
  readonly changes: readonly FactChangeResource[];
  readonly format?: (value: string) => string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function FactHistoryDialog(props: FactHistoryDialogProps) {
  const { name, changes, format, isOpen, onClose } = props;
  const stepOf = ({ attributes: { from, to } }: FactChangeResource) => {
    const shown = (value: string | null) => (value === null ? t.none : format!(value));
    return format && t.step(shown(from), shown(to));
  };
  return (
    <Dialog isOpen={isOpen} portalContainer={topLayer()} title={t.historyOf(name)} onClose={onClose}>
      <DialogBody>
        <Box as="ol" lines>
          {changes.map((change) => (
            <ChangeEntry key={change.id} change={change}>
              {stepOf(change)}
            </ChangeEntry>
          ))}
        </Box>
      </DialogBody>
    </Dialog>
  );
}
