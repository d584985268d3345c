import { assemblerSchedule } from '../assembler-schedule/en.ts'
import { claim } from '../claim/en.ts'
import { customerBonus } from '../customer-bonus/en.ts'
import { order } from '../order/en.ts'
import { overview } from '../overview/en.ts'
import { priceTag } from '../price-tag/en.ts'
import { reconciliation } from '../reconciliation/en.ts'
import { requestDesk } from '../request-desk/en.ts'
import { staff } from '../staff/en.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { staffLogValue as source } from './ru.ts'

export const staffLogValue: TextShape<typeof source> = {
  state: {
    ...order.states,
    ...claim.state,
    pending: 'Pending',
    succeeded: 'Succeeded',
    canceled: 'Cancelled',
    waiting: 'Waiting',
    withdrawn: 'Withdrawn',
    active: 'Active',
    paused: 'Paused',
    disabled: 'Disabled',
    removed: 'Removed',
  },
  disabled_reason: { gone: 'The receiver answered 410', failing: 'Took nothing for five days' },
  payment_state: order.paymentStates,
  assembly_state: {
    none: 'Not wanted',
    requested: 'Requested',
    planned: 'Planned',
    done: 'Done',
  },
  kind: {
    ...requestDesk.kinds,
    ...customerBonus.kinds,
    ...reconciliation.kinds,
    earning: 'Earning',
    payout: 'Payout',
    correction: 'Correction',
    main: 'Scene of the home page',
    sale: 'Sale',
    top: 'Strip above the header',
    pickup: 'Pick-up',
    courier: 'Courier',
    transport: 'Transport company',
    delayed: 'Later',
    city: 'In the city',
    outside: 'Outside the city',
    care: 'Care',
    assembly: 'Assembly',
    detail: 'Detail',
    room: 'In a room',
    drawing: 'Drawing',
    studio: 'On white',
    about: 'About the shop',
    visitor: 'From a visitor',
    warehouse: 'Warehouse',
    store: 'Store',
  },
  method: {
    ...overview.methods,
  },
  outcome: {
    return: 'Return',
    replacement: 'Replacement',
  },
  author: {
    customer: 'Customer',
    staff: 'Staff',
  },
  lift: {
    none: 'Not carried up',
    lift: 'By lift',
    stairs: 'By the stairs',
  },
  way: {
    link: 'By link',
    code: 'By code',
    paper: 'On paper',
    bill: 'By bill',
    certificate: 'By certificate',
    onReceipt: 'On receipt',
  },
  type: {
    S: 'Text',
    L: 'List',
    list: 'List',
    table: 'Table',
    base_color: 'Colour',
    button: 'Button',
    toggle: 'Switch',
    N: 'Number',
    range: 'Range',
    sections: 'Sections',
    hits: 'Bestsellers',
    sale: 'Sale',
    news: 'New products',
    productsByIds: 'Chosen products',
    productsByTag: 'Products of a tag',
    promotions: 'Promotions',
  },
  place: {
    top: 'Top',
    bottom: 'Bottom',
    section: 'In the section',
    mini: 'In the basket',
  },
  display: {
    Везде: 'Everywhere',
    'В наличии': 'In stock',
  },
  installment_type: {
    installment: 'Instalments',
    credit: 'Credit',
  },
  checkout: {
    new: 'New',
    older: 'Older',
  },
  message_channel: {
    both: 'SMS and e-mail',
    sms: 'SMS',
    email: 'E-mail',
  },
  language: {
    ru: 'Russian',
    kk: 'Kazakh',
    en: 'English',
  },
  key: {
    brand: 'Name and colours',
    legal: 'Legal details',
    languages: 'Languages',
    promises: 'Promises',
    payments: 'Ways to pay',
  },
  period: {
    0: '09:00–12:00',
    1: '12:00–15:00',
    2: '15:00–18:00',
    3: '18:00–21:00',
  },
  reason: {
    Сборка: assemblerSchedule.reasons.assembly,
    Отпуск: assemblerSchedule.reasons.vacation,
    ВыходнойДень: assemblerSchedule.reasons.dayOff,
  },
  format: {
    sheet4: priceTag.format.sheet4,
    sheet8: priceTag.format.sheet8,
    sheet21: priceTag.format.sheet21,
    label100: priceTag.format.label100,
    label58: priceTag.format.label58,
  },
  role: staff.roles,
  groups: {
    1: staff.roles.administrator,
    2: 'Everybody',
    8: 'Designer or wholesale partner',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
  disabled_groups: {
    1: staff.roles.administrator,
    2: 'Everybody',
    8: 'Designer or wholesale partner',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
}
