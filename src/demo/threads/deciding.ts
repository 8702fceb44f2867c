import { text, type DemoThread } from './demo-thread';

/** Oldest first. */
export const decidingThreads: readonly DemoThread[] = [
  {
    author: 'admin',
    title: 'Financial aid in one page',
    categories: ['Financial aid'],
    body: text(
      'There are three kinds of money: grants, which you keep; work, which you earn; loans, which you give back. Only the first one makes a college cheaper. Add it up separately whenever you compare.',
      'File the FAFSA as soon as it opens, even if you think that nothing will come of it: many scholarships of the state and of the colleges ask for it. Some colleges also want the CSS Profile, which takes an evening and your family’s tax papers.',
    ),
  },
  {
    author: 'counselor',
    title: 'The net price calculator, ten minutes a college',
    categories: ['Financial aid', 'College list'],
    body: text(
      'Every college has to offer one. Use real figures and save the result as a file with its date. You will be surprised in both directions: some expensive colleges are the cheapest for your family.',
      'Do it before you fall in love. It is easier to leave a college off the list in September than to refuse an offer in April.',
    ),
  },
  {
    author: 'counselor',
    title: 'Scholarships close to home first',
    categories: ['Financial aid'],
    body: text(
      'The local ones have the fewest applicants: the credit union, the rotary club, your parents’ employers, our own alumni fund. The list hangs outside room 114 and is renewed every month.',
      'Never pay to apply and never give a bank number to a scholarship. If it feels wrong, bring it to me.',
    ),
  },
  {
    author: 'counselor',
    title: 'Deferred, and what to do next',
    categories: ['Decisions', 'Strategy'],
    body: text(
      'A deferral is a question, not a no. Send one letter in January: what is new since November, that you would attend if it is true, and one page at most. Your mid-year grades are the strongest part of it.',
      'Then go on with the others as if that college did not exist. Most people who were deferred in December are glad in May about somewhere else.',
    ),
  },
  {
    author: 'admin',
    title: 'Waiting lists without false hope',
    categories: ['Decisions'],
    body: text(
      'Accept the place on the list if you still want it, pay a deposit elsewhere by May 1, and plan as though the list will not move. In some years it does not.',
      'You may be given three days to answer in June. Decide now, at home and with the figures, what you would say.',
    ),
  },
  {
    author: 'counselor',
    title: 'Comparing offers at the kitchen table',
    categories: ['Decisions', 'Financial aid'],
    body: text(
      'Write one line for each college: full cost, grants, what is left for four years, and what you would have to borrow. Ask of each grant whether it is renewed and under which grades.',
      'If the first choice is too expensive, you may ask for a review. Write politely, send the better offer along, and say what has changed in the family since you filed.',
    ),
  },
  {
    author: 'counselor',
    title: 'Community college is a plan',
    categories: ['College list', 'Strategy'],
    body: text(
      'Two years close to home and two at the university lead to the same degree, often at half the price. Our state guarantees the transfer of whole programs; look for the agreement of your major before you choose courses.',
      'Visit the transfer office in your first month, not in your last. The students who do well there treat it as the first half of something.',
    ),
  },
  {
    author: 'counselor',
    title: 'The season is long: look after yourself',
    categories: ['Well-being'],
    body: text(
      'Choose one evening a week in which nobody in your family says the word college. Sleep is worth more to an essay than another hour.',
      'If it gets too heavy, my door in room 114 is open without an appointment, and none of it goes into a file. Whatever comes in the spring is an answer about a class they are building, not about your worth.',
    ),
  },
];
