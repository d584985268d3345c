export const session = {
  title: 'Where you are logged in',
  unknown: 'Unknown device',
  current: 'This device',
  seen: 'Last seen: {date}',
  end: 'End',
  endOf: 'End: {device}',
  endAll: 'Log out everywhere',
  endAllNote: 'Except this device',
  ended: 'The session has ended.',
  failed: 'That failed. Please try again.',
} as const
