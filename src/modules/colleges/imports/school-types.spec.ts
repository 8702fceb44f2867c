import { schoolTypes } from '../../../../contract/en/colleges';
import { CONTROLS, localeOf } from './school-types';

const LOCALES = [1, 2, 3, 4].flatMap((kind) => [1, 2, 3].map((size) => localeOf(`${kind}${size}`)));

it.each([...new Set(CONTROLS.values()), ...LOCALES])('has a name for the school type %s', (type) => {
  expect(Object.keys(schoolTypes)).toContain(type);
});
