import { useNavigation } from 'react-router-dom';
import { Pending } from '../../shared/ui/Pending';

/** The page before stays on the screen until the file of the next one is there. */
export const OnTheWay = () => useNavigation().state !== 'idle' && <Pending />;
