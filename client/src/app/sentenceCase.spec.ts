import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { routes } from './routes';

const CLIENT = join(__dirname, '..');
const CONTRACT = join(CLIENT, '..', '..', 'contract');

const EXCEPTIONS = {
  name: [
    'New York',
    'JavaScript',
    'Google Calendar',
    'Apple Calendar',
    'Outlook',
    'App Store',
    'Google Play',
    'Common App',
    'College Scorecard',
    'Chrome',
    'Edge',
    'Firefox',
    'Safari',
    'Settings',
    'Apps',
    'Stripe',
    'America/New_York',
    'Northeast',
    'Midwest',
    'South',
    'West',
    'NCAA Division',
    'Division',
    'Early Action',
    'Early Decision',
    'Regular Decision',
    'Section One',
    'Section Two',
    'Section Three',
    'Section Four',
    'Reading and Writing',
    'Semester',
    'May',
    'July',
    'Code',
    'Sunday',
    'Idempotency-Key',
    '# Guides',
    'How All This Works',
    'Narrative Planning',
    'College Planning',
    'Application Essays',
    'Extracurricular Planning',
    'Letters of Recommendation',
    'Interview Planning',
    'Test Analysis',
    'Student Search',
    'ACT English',
    'Black',
    'Native American',
    'Pacific Islander',
    'New Year’s Day',
    'Martin Luther King Jr. Day',
    'Presidents’ Day',
    'Memorial Day',
    'Independence Day',
    'Labor Day',
    'Columbus Day / Indigenous Peoples’ Day',
    'Veterans Day',
    'Thanksgiving',
    'Christmas Eve',
    'Christmas Day',
  ],
  'name of a key': [
    'Control',
    'Meta',
    'Command',
    'Shift',
    'Enter',
    'Escape',
    'Home',
    'End',
    'Page Up',
    'Page Down',
    'Space',
  ],
  'name of a part of the product': [
    'Support',
    'My Colleges',
    'About',
    'Basic',
    'All',
    'Essays',
    'Public',
    'Private',
    'Charter',
    'Homeschool',
    'Other',
  ],
  'beside a documented one': ['Change Counselor', 'About Updated'],
  documented: [
    'Download Emails',
    'Log Out',
    '# Applicant',
    'Profile Updated',
    'Currently no Activities',
    'Currently no Coursework',
    'Currently no Honors',
    'Currently no Tests',
    'Activity Successfully Edited',
    'Activity Deleted',
    'Course Work Successfully Added',
    'Course Work Successfully Edited',
    'Course Work Deleted',
    'Honor Deleted',
    'Add Test',
    'Exam Successfully Added',
    'Exam Deleted',
    'Create New Admin',
    'Account Created',
    'No current Users',
    'Forgot Password',
    'Request Reset',
    'View More',
    'ACT/SAT Tests',
    'Currently No Tasks for this College',
    'Order Details',
    'Proceed to Checkout',
    'No Data',
    'Majors Updated',
    'Favorites Updated',
    'Notes Updated',
    'Add Counselor',
    'Print Snapshot',
    'No Courses listed',
    'No Extra Curriculars listed',
    'Task set to Incomplete',
    'Due Date changed, remember to save',
    'Due Date Saved',
    'First Name',
    'Last Name',
    'View Snapshot',
    'Generate Sign Up Link',
    'Questions Complete',
    'Submit Completed Survey',
    'Room Id',
    'Leave Room',
    'Action Items',
    'College Added',
    'No Results Found',
    'No Saved Colleges',
    'College Data Updated',
    'Deadlines Added',
    'Deadlines Updated',
    'New Password has to be different from the Old Password',
    'Task Updated',
    'Task not found with External Id',
    'Must be valid Zip Code format',
    'Please input a valid City Name',
    'State Code has to be valid',
    'Missing Date',
    'Proposed Time',
    'Booked Time',
  ],
};

const catalogues = [
  ...(readdirSync(CLIENT, { recursive: true }) as string[])
    .filter((file) => /(^|\/)en\.ts$/.test(file))
    .map((file) => join(CLIENT, file)),
  ...readdirSync(join(CONTRACT, 'en')).map((file) => join(CONTRACT, 'en', file)),
];

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#'));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

const texts = catalogues.flatMap(textsOf);
const titles = Object.values(routes).map(({ title }) => title);
const exceptions = Object.values(EXCEPTIONS).flat();

/** The longest text is replaced first, because it may contain a shorter one. */
const exempt = [...exceptions, ...titles].sort((a, b) => b.length - a.length);

it('texts contain capitals only in names and documented exceptions', () => {
  const wrong = texts.filter((text) => {
    const rest = exempt.reduce((left, one) => left.replaceAll(one, '#'), text);
    return /[\p{L}\p{N},;’]["”)]? +\p{Lu}\p{Ll}+/u.test(rest);
  });
  expect(wrong).toEqual([]);
});

it('every exception for capitals is still used', () => {
  expect(exceptions.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([]);
});
