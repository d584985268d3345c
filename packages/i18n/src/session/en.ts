export const session = {
  title: 'Where you are logged in',
  unknown: 'Unknown device',
  current: 'This device',
  seen: 'Last seen: {date}',
  end: 'End',
  endOf: 'End: {device}',
  endOthers: 'End the others',
  endAll: 'Log out everywhere',
  endAllNote: '“Log out everywhere” ends the login on this device, too',
  ended: 'The session has ended.',
  failed: 'That failed. Please try again.',
} as const
