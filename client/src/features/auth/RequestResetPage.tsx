import { useLocation } from 'react-router-dom';
import { RequestReset } from './RequestReset';

export default function RequestResetPage() {
  const state: unknown = useLocation().state;
  return <RequestReset back="/sign-in" state={state} />;
}
