import { Button, HTMLSelect } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import type { ComparedCollegeResource } from 'contract/colleges';
import { Row } from '../../shared/layout/layout';
import { CrossIcon } from '../../shared/ui/icons';
import { FEWEST_COMPARED, useCollegesAddress } from './address';
import { CollegeName } from './CollegeName';
import { t } from './en';
import styles from './colleges.module.css';

interface ComparisonHeadProps {
  readonly college: ComparedCollegeResource;
  readonly of: readonly ComparedCollegeResource[];
  readonly column: number;
  readonly onChoose: ((column: number, id: string) => void) | undefined;
}

export function ComparisonHead({ college: { id, attributes }, of, column, onChoose }: ComparisonHeadProps) {
  const { compared, toComparison } = useCollegesAddress();
  const navigate = useNavigate();
  return (
    <Row align="start" justify="between" gap={1} tone="ink" className={styles.comparisonTableHead}>
      <CollegeName ceeb={id} attributes={attributes} />
      {of.length > FEWEST_COMPARED && !onChoose && (
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={t.comparison.leaveOut(attributes.name)}
          onClick={() =>
            navigate(toComparison(compared.filter((ceeb) => ceeb !== id)), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
      {onChoose && (
        <HTMLSelect
          fill
          aria-label={t.comparison.columns[column]}
          value={id}
          options={of.map((other) => ({ value: other.id, label: other.attributes.name }))}
          onChange={({ currentTarget }) => onChoose(column, currentTarget.value)}
        />
      )}
    </Row>
  );
}
