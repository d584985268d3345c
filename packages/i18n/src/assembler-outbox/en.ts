import type { TextShape } from '../translator/text-shape.ts'
import type { assemblerOutbox as source } from './ru.ts'

export const assemblerOutbox: TextShape<typeof source> = {
  offline: 'No network. All you do is kept on the phone.',
  noNetwork: 'No network.',
  waiting:
    '{count, plural, one {# action} other {# actions}} will be sent as soon as the network is back',
  photos:
    '{count, plural, one {# photo} other {# photos}} will be sent as soon as the network is back',
  sending: 'Sending: {count, plural, one {# action} other {# actions}}',
  login: 'Your session has ended. Log in, and what is kept will be sent.',
  logIn: 'Log in',
  retry: 'Send now',
  refused: 'Not accepted: {what}',
  dismiss: 'Understood',
  remove: 'Remove',
  removeWhat: 'Remove: {what}',
  badPhoto: {
    unreadable: '{name}: the file is no longer on the phone. Choose the photo again.',
    refused: '{name}: the shop does not take this file, it may be too large.',
  },
  what: {
    confirmCall: 'the confirmed call, order {order}',
    setGallery: 'photos, order {order}',
    tick: 'a tick in the list, order {order}',
    setAssembly: '“Assembly finished”, order {order}',
    setSlot: 'a change of the schedule',
  },
  notKept: 'The phone has no room to keep this until it is sent',
}
