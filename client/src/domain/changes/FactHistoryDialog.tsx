import { Dialog, DialogBody } from '@blueprintjs/core';
import type { FactChangeResource } from 'contract/fact-history';
import { Stack, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { topLayer } from '../../shared/ui/dialogs';
import { t } from './en';
import { actorOf } from './actors';

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
        <Stack as="ol" gap={3}>
          {changes.map((change) => (
            <Stack as="li" key={change.id} breakable>
              <strong>{stepOf(change) ?? change.attributes.sentence}</strong>
              <Text size={2} tone="muted">
                {actorOf(change)}
                {' · '}
                <time dateTime={change.attributes.time}>{formatInstant(change.attributes.time)}</time>
              </Text>
            </Stack>
          ))}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
