import type { gradedTestMessages as english } from '../en/graded-tests';
import type { Translated } from '../translated';

export const gradedTestMessages: Translated<typeof english> = {};
