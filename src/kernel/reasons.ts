// Reasons that events of several modules share for not being pushed to browsers, or not being undone.

export const IN_RESPONSE = 'The response contains it; another tab fetches it when its page is opened.';
export const ON_OPENING = 'The page that shows it fetches it when it is opened.';
export const ON_OPERATIONS = 'Admins open the page of operations briefly, and it fetches again.';
export const ON_NO_PAGE = 'No page shows it.';

export const FOLLOWS = 'It follows from another event, or from the time.';
export const IMPORT_STEP = 'An import has an undo of its own, which takes as long as it needs.';
export const HAS_READ = 'Reading cannot be undone.';
