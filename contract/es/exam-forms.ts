import type { examFormMessages as english } from '../en/exam-forms';
import type { Translated } from '../translated';

export const examFormMessages: Translated<typeof english> = {};
