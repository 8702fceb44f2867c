import { useEffect, useRef, useState } from 'react';
import { useSignedInUser } from '../../shared/api/session';
import { isApiError, errorMessage } from '../../shared/api/errors';
import { ConnectionBar } from '../../shared/offline/ConnectionBar';
import { useUnsaved } from '../../shared/form/unsaved';
import { from } from '../../shared/layout/breakpoints';
import { mediaOf } from '../../shared/ui/media';
import { Toaster } from '../../shared/ui/Toaster';
import { Stack } from '../../shared/layout/layout';
import { Chat } from './Chat';
import { Controls } from './Controls';
import { t } from './en';
import { Ended } from './Ended';
import type { LocalMedia } from './localMedia';
import styles from './Room.module.css';
import { NoToken, RoomClient } from './roomClient';
import { RoomHeader } from './RoomHeader';
import { Sounds } from './Sounds';
import { Stage } from './Stage';
import { useOther } from './useOther';

interface RoomProps {
  readonly roomId: string;
  readonly media: LocalMedia;
  readonly token: () => Promise<string>;
  readonly onLeave: (again: boolean) => void;
}

/** The room is a modal dialog, so the rest of the page is unreachable. */
export default function Room({ roomId, media, token, onLeave }: RoomProps) {
  const { id } = useSignedInUser();
  const [client] = useState(() => new RoomClient(id, media, () => token().catch(refusedToken)));
  const state = client.useSnapshot();
  const [chat, setChat] = useState(() => mediaOf(from('laptop')).matches);
  const other = useOther(roomId, state.people);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useUnsaved(state.phase !== 'ended', t.room.leaving);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    client.enter();
    const leave = () => client.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      client.leave();
      element?.close();
    };
  }, [client]);

  // Notices outside the dialog are unreachable, and in full screen they are invisible.
  const notices = (
    <>
      <div role="status">
        <ConnectionBar />
      </div>
      <Toaster />
    </>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t.room.label}
      // Escape leaves full screen and closes menus, so it must not end the call, too.
      onCancel={(event) => event.preventDefault()}
    >
      {state.phase === 'ended' ? (
        <>
          {notices}
          <Ended state={state} roomId={roomId} onLeave={onLeave} onAgain={() => client.again()} />
        </>
      ) : (
        <div ref={frame} className={styles.room}>
          {notices}
          <RoomHeader client={client} state={state} />
          <Stack gap={3} pad={[0, 3]} className={styles.middle} data-chat={chat}>
            <Stage client={client} state={state} media={media} />
            {chat && <Chat other={other} onClose={() => setChat(false)} />}
          </Stack>
          <Controls
            client={client}
            state={state}
            media={media}
            frame={frame}
            chat={chat}
            unread={chat ? 0 : (other.contact?.attributes.unread ?? 0)}
            onChat={() => setChat(!chat)}
            onLeave={() => onLeave(true)}
          />
          <Sounds people={state.people} tracks={state.tracks} />
        </div>
      )}
    </dialog>
  );
}

/** A refusal by the server ends the attempts to enter; a network error does not. */
function refusedToken(error: unknown): never {
  if (isApiError(error) && error.status > 0 && error.status < 500)
    throw new NoToken(errorMessage(error).message);
  throw error;
}
