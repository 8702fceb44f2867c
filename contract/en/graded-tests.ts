export const gradedTestMessages = {};
