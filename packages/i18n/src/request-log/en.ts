import type { TextShape } from '../translator/text-shape.ts'
import type { requestLog as source } from './ru.ts'

export const requestLog: TextShape<typeof source> = {
  title: 'Request log',
  hint: 'The last two hundred requests to one process of the shop, the newest first. The list renews itself.',
  method: 'Method',
  path: 'Address',
  status: 'Answer',
  ms: 'Time, ms',
  empty: 'No requests yet',
  emptyHint: 'Open any page of the shop, and its requests will appear here.',
  closed: 'The log is closed',
  closedHint: 'Developers of the shop see it. Log in and open the page again.',
}
