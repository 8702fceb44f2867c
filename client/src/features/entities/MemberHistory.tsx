import { Dialog, DialogBody } from '@blueprintjs/core';
import type { Membership } from '../../domain/access/membership';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t } from './en';
import { useMemberHistoryQuery } from './entities.api';
import styles from './entities.module.css';

interface MemberHistoryProps {
  readonly membership: Membership;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function MemberHistory({ membership, isOpen, onClose }: MemberHistoryProps) {
  return (
    <Dialog isOpen={isOpen} title={t.history.title(membership.name)} onClose={onClose}>
      <DialogBody>
        <Entries {...membership} />
      </DialogBody>
    </Dialog>
  );
}

function Entries({ entityId, userId }: Membership) {
  const query = useMemberHistoryQuery({ id: entityId, userId }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} what={t.history.what} empty={<Empty of="files">{t.history.empty}</Empty>}>
      {(entries) => (
        <ol className={styles.entries}>
          {entries.map(({ id, attributes: { time, sentence }, relationships: { actor } }) => (
            <li key={id}>
              <strong>{sentence}</strong>
              <span>
                {actor.data && `${actor.data.attributes.name} · `}
                <time dateTime={time}>{formatInstant(time)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
