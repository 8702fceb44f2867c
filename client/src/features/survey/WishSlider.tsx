import type { Wish } from 'contract/survey';
import { t as survey } from '../../domain/survey/en';
import { SliderInput } from '../../shared/ui/SliderInput';
import styles from './WishSlider.module.css';

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
      <div aria-hidden="true" className={styles.marks}>
        {survey.marks.map((mark, index) => (
          <span key={mark} data-chosen={index === value}>
            <b>{index}</b>
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
