import { assemblerScheduleTexts } from '../assembler-schedule/assembler-schedule-texts.ts'
import { claimTexts } from '../claim/claim-texts.ts'
import { customerBonusTexts } from '../customer-bonus/customer-bonus-texts.ts'
import { orderTexts } from '../order/order-texts.ts'
import { overviewTexts } from '../overview/overview-texts.ts'
import { priceTagTexts } from '../price-tag/price-tag-texts.ts'
import { reconciliationTexts } from '../reconciliation/reconciliation-texts.ts'
import { requestDeskTexts } from '../request-desk/request-desk-texts.ts'
import { staffTexts } from '../staff/staff-texts.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { staffLogValue as source } from './ru.ts'

export const staffLogValue: TextShape<typeof source> = {
  state: {
    ...orderTexts.en.states,
    ...claimTexts.en.state,
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
  payment_state: orderTexts.en.paymentStates,
  assembly_state: {
    none: 'Not wanted',
    requested: 'Requested',
    planned: 'Planned',
    done: 'Done',
  },
  kind: {
    ...requestDeskTexts.en.kinds,
    ...customerBonusTexts.en.kinds,
    ...reconciliationTexts.en.kinds,
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
    ...overviewTexts.en.methods,
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
    Сборка: assemblerScheduleTexts.en.reasons.assembly,
    Отпуск: assemblerScheduleTexts.en.reasons.vacation,
    ВыходнойДень: assemblerScheduleTexts.en.reasons.dayOff,
  },
  format: {
    sheet4: priceTagTexts.en.format.sheet4,
    sheet8: priceTagTexts.en.format.sheet8,
    sheet21: priceTagTexts.en.format.sheet21,
    label100: priceTagTexts.en.format.label100,
    label58: priceTagTexts.en.format.label58,
  },
  role: staffTexts.en.roles,
  groups: {
    1: staffTexts.en.roles.administrator,
    2: 'Everybody',
    8: 'Designer or wholesale partner',
    20: staffTexts.en.roles.shopSeller,
    26: staffTexts.en.roles.developer,
    29: staffTexts.en.roles.callCentre,
    45: staffTexts.en.roles.franchiseSeller,
    60: staffTexts.en.roles.assembler,
  },
  disabled_groups: {
    1: staffTexts.en.roles.administrator,
    2: 'Everybody',
    8: 'Designer or wholesale partner',
    20: staffTexts.en.roles.shopSeller,
    26: staffTexts.en.roles.developer,
    29: staffTexts.en.roles.callCentre,
    45: staffTexts.en.roles.franchiseSeller,
    60: staffTexts.en.roles.assembler,
  },
}
