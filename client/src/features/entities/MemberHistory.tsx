import { Dialog, DialogBody } from '@blueprintjs/core';
import type { Membership } from '../../domain/access/access.api';
import { Stack, Text } from '../../shared/layout/layout';
import { formatInstant } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t } from './en';
import { EntitiesApi } from './entities.api';

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
  const query = EntitiesApi.useMemberHistoryQuery(
    { id: entityId, userId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded query={query} what={t.history.what} empty={<Empty sketch="files">{t.history.empty}</Empty>}>
      {(entries) => (
        <Stack as="ol" gap={3}>
          {entries.map(({ id, attributes: { time, sentence }, relationships: { actor } }) => (
            <Stack as="li" key={id}>
              <strong>{sentence}</strong>
              <Text size={2} tone="muted">
                {actor.data && `${actor.data.attributes.name} · `}
                <time dateTime={time}>{formatInstant(time)}</time>
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
