import { useNavigation } from 'react-router-dom';
import { Pending } from '../../shared/ui/Pending';

export const OnTheWay = () => useNavigation().state !== 'idle' && <Pending />;
