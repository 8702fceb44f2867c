import type { DemoCollege } from './demo-college';
import { midAtlanticOne } from './mid-atlantic-1';
import { midAtlanticTwo } from './mid-atlantic-2';
import { midwestOne } from './midwest-1';
import { midwestTwo } from './midwest-2';
import { newEnglandOne } from './new-england-1';
import { newEnglandTwo } from './new-england-2';
import { newYorkOne } from './new-york-1';
import { newYorkTwo } from './new-york-2';
import { southOne } from './south-1';
import { southTwo } from './south-2';
import { westOne } from './west-1';
import { westTwo } from './west-2';

/** Well-known colleges; an import of the published figures finds them by their UNITID. */
export const demoColleges: readonly DemoCollege[] = [
  ...newEnglandOne,
  ...newEnglandTwo,
  ...newYorkOne,
  ...newYorkTwo,
  ...midAtlanticOne,
  ...midAtlanticTwo,
  ...southOne,
  ...southTwo,
  ...midwestOne,
  ...midwestTwo,
  ...westOne,
  ...westTwo,
];
