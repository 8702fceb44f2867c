import { useSelector } from 'react-redux';
import { selectUser } from '../../shared/api/session';
import { useUrlState } from '../../shared/routing/useUrlState';
import { Teaser } from './Teaser';
import { ThreadList } from './ThreadList';
import { ThreadReader } from './ThreadReader';

export default function ThreadsPage() {
  const user = useSelector(selectUser);
  const [{ thread: threadId }] = useUrlState({ thread: '' });
  if (!user) return <Teaser />;
  return threadId ? <ThreadReader id={threadId} /> : <ThreadList user={user} />;
}
