export const importMessages = {
  importTooLarge: 'The file is larger than 20 MB.',
  importNoFile: 'Choose a CSV file.',
};
