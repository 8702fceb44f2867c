import { Dialog, DialogBody } from '@blueprintjs/core';
import type { FactChangeResource } from 'contract/fact-history';
import { Box } from '../../shared/layout/layout';
import { topLayer } from '../../shared/ui/dialogs';
import { ChangeEntry, stepOf } from './ChangeEntry';
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
  return (
    <Dialog isOpen={isOpen} portalContainer={topLayer()} title={t.historyOf(name)} onClose={onClose}>
      <DialogBody>
        <Box as="ol" lines>
          {changes.map((change) => (
            <ChangeEntry key={change.id} change={change}>
              {format && stepOf(change, format)}
            </ChangeEntry>
          ))}
        </Box>
      </DialogBody>
    </Dialog>
  );
}
