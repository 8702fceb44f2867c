import { Link } from 'react-router-dom';
import { TO_SEARCH } from '../../domain/colleges/savedStatus';
import { useCollegesAddress } from './address';
import { t } from './en';

export function FindColleges({ text = t.findColleges }: { text?: string }) {
  const { toCatalogue } = useCollegesAddress();
  return (
    <Link to={toCatalogue} state={TO_SEARCH}>
      {text}
    </Link>
  );
}
