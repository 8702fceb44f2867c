export const examFormMessages = {};
