const uploadGone = 'The file is no longer stored. Upload it again.';

export const importMessages = {
  tooLarge: (maxBytes: number) => `The file is larger than ${maxBytes / 1024 / 1024} MB.`,
  noFile: 'Choose a CSV file.',
  uploadGone,
  failed: {
    'upload-gone': uploadGone,
    'given-up': 'The import was canceled.',
    unexpected: 'Something went wrong on the server. Try again, or tell Support when it failed.',
  },
};
