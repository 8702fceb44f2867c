import { Link } from 'react-router-dom';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Logo } from '../../domain/colleges/Logo';
import { useCollegesAddress } from './address';
import styles from './CollegeName.module.css';

interface CollegeNameProps {
  readonly ceeb: string;
  readonly about?: string;
  readonly attributes: { readonly name: string; readonly state: string; readonly location: string };
}

export function CollegeName({ ceeb, about, attributes }: CollegeNameProps) {
  const { toCollege } = useCollegesAddress();
  return (
    <div className={styles.college}>
      <Logo ceeb={ceeb} />
      <div className={styles.text}>
        <Link to={toCollege(ceeb)} preventScrollReset draggable={false} className={styles.name}>
          {attributes.name}
        </Link>
        <div className={styles.place}>{[placeOf(attributes), about].filter(Boolean).join(' · ')}</div>
      </div>
    </div>
  );
}
