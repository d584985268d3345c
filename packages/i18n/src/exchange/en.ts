import type { TextShape } from '../translator/text-shape.ts'
import type { exchange as source } from './ru.ts'

export const exchange: TextShape<typeof source> = {
  tab: 'Exchange',
  title: 'Exchange with programs',
  caption: 'What came from 1C and went to it, and files imported by the command.',
  close: 'Close',
  filter: 'Filter of the log',
  all: 'All',
  empty: 'Nothing here yet. The exchange appears when 1C connects with an API key.',
  emptyFiltered: 'Nothing matches this filter.',
  more: 'Show more',
  loading: 'Loading',
  openFor: '{kind}: details of exchange no. {id}',
  kinds: {
    catalog: 'Products from 1C',
    'orders-out': 'Orders to 1C',
    'orders-in': 'Orders from 1C',
    import: 'Import by the command',
  },
  states: { waiting: 'Running', done: 'Done', refused: 'Refused' },
  partly: 'Done, with refusals',
  file: 'File',
  key: 'Key',
  byCommand: 'command',
  startedAt: 'Start',
  finishedAt: 'End',
  state: 'State',
  added: 'Added',
  changed: 'Changed',
  refused: 'Refused',
  counts: '{added} added, {changed} changed, {refused} refused',
  report: 'Report for the program',
  next: {
    title: 'What to do',
    waiting: 'Nothing: the file is being imported. 1C asks by itself how it ended.',
    done: 'Nothing: everything was taken.',
    partly:
      'The rest was taken. Correct in 1C what the report names and start the exchange again: what was taken stays as it is.',
    partlyImport:
      'The rest was taken. Correct in the file what the report names and import it again: what was taken stays as it is.',
    partlyOrders:
      'The other orders were taken. Check those that the report names: the shop has no such order, or its state is already further.',
    refused:
      'Nothing changed in the shop. Remove the cause that the report names and start the exchange again.',
  },
  feeds: {
    title: 'Feeds for marketplaces',
    caption: 'Made anew every hour. Give the address to the marketplace, such as Google Merchant.',
    madeAt: 'Made',
    offers: '{count, plural, one {# offer} other {# offers}}',
    notYet: 'not yet made',
    formats: { yml: 'YML', google: 'Google Merchant' },
  },
}
