import { Link } from 'react-router-dom';
import { placeOf } from '../../domain/colleges/savedStatus';
import { Logo } from '../../domain/colleges/Logo';
import { Box, Row, Text } from '../../shared/layout/layout';
import { useCollegesAddress } from './address';
import styles from './colleges.module.css';

interface CollegeNameProps {
  readonly ceeb: string;
  readonly about?: string;
  readonly attributes: { readonly name: string; readonly state: string; readonly location: string };
}

export function CollegeName({ ceeb, about, attributes }: CollegeNameProps) {
  const { toCollege } = useCollegesAddress();
  return (
    <Row gap={3} shrink>
      <Logo ceeb={ceeb} />
      <Box shrink>
        <Text
          as={Link}
          quiet
          breakable
          weight={500}
          to={toCollege(ceeb)}
          preventScrollReset
          draggable={false}
          className={styles.collegeNameName}
        >
          {attributes.name}
        </Text>
        <Text as="div" breakable size={2} tone="muted">
          {[placeOf(attributes), about].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Row>
  );
}
