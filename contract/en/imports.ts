export const importMessages = {
  tooLarge: (maxBytes: number) => `The file is larger than ${maxBytes / 1024 / 1024} MB.`,
  noFile: 'Choose a CSV file.',
};
