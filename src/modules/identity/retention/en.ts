interface StudentMail {
  firstName: string;
  productName: string;
  school: string;
  date: string;
  address: string;
}

interface SchoolMail {
  firstName: string;
  productName: string;
  school: string;
  count: number;
  address: string;
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

const whose = (count: number) => (count === 1 ? 'one former student' : `${count} former students`);

export const en = {
  studentSubject: ({ productName, date }: StudentMail) =>
    `Your ${productName} account will be deleted on ${day(date)}`,
  studentText: ({ firstName, productName, school, date, address }: StudentMail) =>
    [
      `Hello ${firstName},`,
      `You’ve left ${school}, which keeps former students’ data on ${productName} for a limited time. On ${day(date)} we’ll delete your account and everything in it: your record, tests, tasks, colleges and messages. It can’t be recovered after that.`,
      'To keep your account, sign in before that day. You can also download your record there.',
      `Sign in: ${address}`,
      'If you no longer need it, you don’t need to do anything.',
    ].join('\n\n'),

  schoolSubject: ({ school, count }: SchoolMail) =>
    `${school}: the records of ${whose(count)} will be deleted`,
  schoolText: ({ firstName, school, count, address, productName }: SchoolMail) =>
    [
      `Hello ${firstName},`,
      `The retention period for the records of ${whose(count)} of ${school} on ${productName} is ending. We emailed them today. See who they are and when their records will be deleted, and put a hold on any record you need to keep.`,
      `See former students: ${address}`,
    ].join('\n\n'),
};
