import { Classes } from '@blueprintjs/core';
import type { RecordPart } from 'contract/record-history';
import { openHistory } from '../../domain/record/History';
import { useSignedInUser } from '../../shared/api/session';
import { MenuButton } from '../../shared/ui/ActionMenu';
import { HistoryIcon } from '../../shared/ui/icons';
import { t } from './en';

const PARTS = Object.entries(t.histories.parts) as [RecordPart, string][];

/** The former values of everything on the page that is not in the tabs, which have their own histories. */
export function HistoryMenu() {
  const { id: studentId } = useSignedInUser();
  return (
    <MenuButton
      label={t.histories.label}
      className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
      actions={PARTS.map(([part, name]) => ({
        text: name,
        opensDialog: true,
        run: () => openHistory({ studentId, part, name }),
      }))}
    >
      <HistoryIcon />
    </MenuButton>
  );
}
