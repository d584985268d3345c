import type { TextShape } from '../translator/text-shape.ts'
import type { apiKey as source } from './ru.ts'

export const apiKey: TextShape<typeof source> = {
  title: 'API keys',
  total: '{count, plural, one {# key} other {# keys}}',
  open: 'Create a key',
  empty: 'No keys yet. Create one for 1C or another program.',
  name: 'Name',
  login: 'Login',
  rights: 'Permissions',
  perMinute: 'Calls per minute',
  createdAt: 'Created',
  usedAt: 'Used',
  never: 'not yet',
  revoked: 'Revoked {at}',
  works: 'Active',
  state: 'State',
  close: 'Close',
  scopes: {
    'goods:write': 'Upload products, prices and stock',
    'orders:read': 'Read orders',
    'orders:write': 'Change the state of orders',
  },
  revoking: {
    open: 'Revoke',
    openFor: 'Revoke the key “{name}”',
    ask: 'The program with this key loses access at once. A key cannot be restored.',
    go: 'Revoke for good',
    keep: 'Keep',
    done: 'The key is revoked',
  },
  creating: {
    hint: 'A program that exchanges data with the shop needs a key. Give it only the permissions it needs.',
    nameHint: 'For example: 1C, the warehouse in Khimki',
    go: 'Create',
    waiting: 'Creating',
    needsScope: 'Choose at least one permission.',
  },
  created: {
    title: 'The key is created',
    once: 'The secret is shown once: the shop keeps only a hash of it. Save it now.',
    secret: 'Secret',
    address: 'Address of the exchange with 1C',
    done: 'Done',
  },
}
