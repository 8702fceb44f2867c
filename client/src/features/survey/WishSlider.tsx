import type { Wish } from 'contract/survey';
import { t as survey } from '../../domain/survey/en';
import { SliderInput } from '../../shared/ui/SliderInput';
import { Row, Text } from '../../shared/layout/layout';
import styles from './survey.module.css';

interface WishSliderProps {
  readonly labelledBy: string;
  readonly describedBy: string;
  /** 0 means no answer. */
  readonly value: Wish | 0;
  readonly onChange: (value: Wish | 0) => void;
}

export function WishSlider({ labelledBy, describedBy, value, onChange }: WishSliderProps) {
  return (
    <div className={styles.wish}>
      <SliderInput
        labelledBy={labelledBy}
        describedBy={describedBy}
        valueText={survey.marks[value]}
        min={0}
        max={5}
        value={value}
        isOpen={value === 0}
        onChange={(next) => onChange(next as Wish | 0)}
      />
      <Row
        aria-hidden="true"
        align="stretch"
        justify="between"
        size={1}
        tone="muted"
        className={styles.numbers}
      >
        {survey.marks.map((mark, index) => (
          <Text
            key={mark}
            tabular
            tone={index === value ? 'primary' : undefined}
            weight={index === value ? 650 : undefined}
          >
            {index}
          </Text>
        ))}
      </Row>
    </div>
  );
}
