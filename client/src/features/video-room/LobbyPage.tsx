import { useEffect, useState } from 'react';
import { useUrlState } from '../../shared/routing/useUrlState';
import { EnterRoom } from './EnterRoom';
import { Lobby } from './Lobby';

const AS_PAGES = { preventScrollReset: false };

export default function LobbyPage() {
  const [{ roomId }, setAddress] = useUrlState<'roomId'>({ roomId: '' }, AS_PAGES);
  const [name, setName] = useState<string>();
  const elsewhere = openedElsewhere();
  useEffect(() => {
    if (elsewhere) window.location.reload();
  }, [elsewhere]);
  if (elsewhere) return null;
  if (!roomId)
    return (
      <EnterRoom
        onEnter={(room, identity) => {
          setName(identity);
          setAddress({ roomId: room });
        }}
      />
    );
  return <Lobby key={roomId} roomId={roomId} identity={name} onOther={() => setAddress({ roomId: '' })} />;
}

/** The permissions policy allows camera and microphone only to this page's document, not to one loaded elsewhere. */
function openedElsewhere(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return opened !== undefined && new URL(opened.name).pathname.replace(/\/$/, '') !== '/lobby';
}
