import type { TextShape } from '../translator/text-shape.ts'
import type { assemblerSchedule as source } from './ru.ts'

export const assemblerSchedule: TextShape<typeof source> = {
  title: 'Schedule',
  offline: 'This month opens as soon as the network is back',
  earlier: 'Previous month',
  later: 'Next month',
  days: 'Days of the month',
  mine: 'my time',
  ordered: 'order',
  free: 'free',
  wholeDay: 'whole day',
  away: 'holiday or day off',
  dayState:
    '{day}{mine, plural, =0 {} one {, # slot of my time} other {, # slots of my time}}{orders, plural, =0 {} one {, # order} other {, # orders}}',
  chooseAll: 'Whole day',
  clearAll: 'Clear the day',
  past: 'over',
  replace: 'Replace',
  replacing: 'Replacing',
  replaceHint:
    'Choose a new time instead of the marked one: {count, plural, one {# slot} other {# slots}}',
  finishReplace: 'Finish the replacement',
  cancelReplace: 'Cancel the replacement',
  range: 'Several days',
  rangeHint: 'Choose the first and the last day',
  rangeChosen: '{from} — {to}',
  reason: 'Reason',
  reasons: { assembly: 'Assembly', vacation: 'Holiday', dayOff: 'Day off' },
  release: 'Release the days',
  save: 'Save the schedule',
  saved: 'The schedule is saved',
  savedLater: 'The schedule is kept on the phone and will be sent when the network is back',
  waiting: 'Changes of the schedule wait to be sent',
  problems: {
    nothingMarked: 'Choose the slot that is to be replaced',
    severalOrders: 'Only one order can be moved at a time',
    slotTaken: 'Another order has this time',
    anotherNumber: 'Choose as many slots as are to be replaced',
  },
}
