import { useId } from 'react';
import { SliderInput } from '../../shared/ui/SliderInput';
import { t } from './en';
import styles from './WhatIf.module.css';

interface WhatIfSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly told: number | undefined;
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function WhatIfSlider({ label, told, value, textOf, ...slider }: WhatIfSliderProps) {
  const labelId = useId();
  const text = textOf(value);
  const shown = told === undefined || told === value ? text : t.whatIf.changed(textOf(told), text);
  return (
    <div className={styles.slider}>
      <div className={styles.label}>
        <span id={labelId}>{label}</span>
        <span className={told === value ? styles.told : styles.tried}>{shown}</span>
      </div>
      <SliderInput {...slider} labelledBy={labelId} value={value} valueText={shown} />
    </div>
  );
}
