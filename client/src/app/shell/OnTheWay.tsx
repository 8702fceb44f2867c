import { useNavigation } from 'react-router-dom';
import { Pending } from '../../shared/ui/Pending';

/** Shows progress while the code of the next page loads; the current page stays on the screen. */
export const OnTheWay = () => useNavigation().state !== 'idle' && <Pending />;
