export const removal = {
  title: 'Remove the account',
  goes: {
    title: 'What goes',
    data: 'Name, phone, e-mail, birthday and delivery addresses',
    lists: 'Cart, favourites, projects and companies',
    bonuses:
      '{count, plural, =0 {The bonus card} one {# bonus: it cannot come back} other {# bonuses: they cannot come back}}',
    sessions: 'Logins on all devices, at once',
  },
  stays: {
    title: 'What stays',
    orders: 'Orders, payments and receipts without your name: the law demands it',
    texts: 'Published reviews and questions without your name',
  },
  open: {
    title: 'The account cannot be removed now',
    orders: 'Orders are still open: {numbers}. Wait for the delivery or cancel them.',
    refunds: 'Money of orders is still going back: {numbers}.',
    staff: 'An administrator closes the account of staff.',
  },
  code: 'The code from the message confirms the removal',
  confirm: 'Yes, remove the account for ever',
  begin: 'Remove the account',
  waiting: 'waiting',
  failed: 'That failed. Please try again.',
  done: {
    title: 'The account is removed',
    text: 'Your data are gone, and you are logged out everywhere.',
    home: 'To the home page',
  },
  export: {
    title: 'Your data',
    text: 'Download what we know about you: a readable page and a file for programs in one archive.',
    begin: 'Download my data',
    code: 'The code from the message confirms that it is you',
    done: 'The archive is downloaded.',
  },
} as const
