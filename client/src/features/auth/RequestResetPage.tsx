import { useLocation } from 'react-router-dom';
import { RequestReset } from './RequestReset';

export default function RequestResetPage() {
  return <RequestReset back="/sign-in" state={useLocation().state} />;
}
