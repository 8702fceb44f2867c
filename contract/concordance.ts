import type { TestComparison } from './exam-analysis';

interface SatRange {
  readonly min: number;
  readonly max: number;
  readonly single: number;
}

/** ACT composite, lowest and highest SAT total that correspond to it, and the closest one: the concordance of 2018. */
const ACT_TO_SAT = [
  [36, 1570, 1600, 1590],
  [35, 1530, 1560, 1540],
  [34, 1490, 1520, 1500],
  [33, 1450, 1480, 1460],
  [32, 1420, 1440, 1430],
  [31, 1390, 1410, 1400],
  [30, 1360, 1380, 1370],
  [29, 1330, 1350, 1340],
  [28, 1300, 1320, 1310],
  [27, 1260, 1290, 1280],
  [26, 1230, 1250, 1240],
  [25, 1200, 1220, 1210],
  [24, 1160, 1190, 1180],
  [23, 1130, 1150, 1140],
  [22, 1100, 1120, 1110],
  [21, 1060, 1090, 1080],
  [20, 1030, 1050, 1040],
  [19, 990, 1020, 1010],
  [18, 960, 980, 970],
  [17, 920, 950, 930],
  [16, 880, 910, 890],
  [15, 830, 870, 850],
  [14, 780, 820, 800],
  [13, 730, 770, 760],
  [12, 690, 720, 710],
  [11, 650, 680, 670],
  [10, 620, 640, 630],
  [9, 590, 610, 590],
] as const;

/** The SAT totals that correspond to an ACT composite; undefined below 9, where the table ends. */
export function asSat(act: number): SatRange | undefined {
  const row = ACT_TO_SAT.find(([composite]) => composite === act);
  return row && { min: row[1], max: row[2], single: row[3] };
}

/** The ACT composite that corresponds to a SAT total; null below 590, where the table ends. */
export function asAct(sat: number): number | null {
  const row = ACT_TO_SAT.find(([, min]) => sat >= min);
  return row ? row[0] : null;
}

export function compared(act: number | null, sat: number | null): TestComparison | null {
  const actAsSat = act === null ? undefined : asSat(act);
  if (act === null || sat === null || !actAsSat) return null;
  const better = sat > actAsSat.max ? 'SAT' : sat < actAsSat.min ? 'ACT' : 'same';
  return { act, sat, actAsSat, better };
}
