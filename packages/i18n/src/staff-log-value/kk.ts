import { assemblerSchedule } from '../assembler-schedule/kk.ts'
import { claim } from '../claim/kk.ts'
import { customerBonus } from '../customer-bonus/kk.ts'
import { order } from '../order/kk.ts'
import { overview } from '../overview/kk.ts'
import { priceTag } from '../price-tag/kk.ts'
import { reconciliation } from '../reconciliation/kk.ts'
import { requestDesk } from '../request-desk/kk.ts'
import { staff } from '../staff/kk.ts'
import type { TextShape } from '../translator/text-shape.ts'
import type { staffLogValue as source } from './ru.ts'

export const staffLogValue: TextShape<typeof source> = {
  state: {
    ...order.states,
    ...claim.state,
    pending: 'Күтуде',
    succeeded: 'Өтті',
    canceled: 'Өтпеді',
    waiting: 'Шешім күтуде',
    withdrawn: 'Қайтарып алынды',
    active: 'Жұмыс істейді',
    paused: 'Кідіртілген',
    disabled: 'Өшірілген',
    removed: 'Жойылған',
  },
  disabled_reason: { gone: 'Қабылдаушы 410 деп жауап берді', failing: 'Бес күн қабылдамады' },
  payment_state: order.paymentStates,
  assembly_state: {
    none: 'Керек емес',
    requested: 'Сұралды',
    planned: 'Тағайындалды',
    done: 'Орындалды',
  },
  kind: {
    ...requestDesk.kinds,
    ...customerBonus.kinds,
    ...reconciliation.kinds,
    earning: 'Табыс',
    payout: 'Төлем',
    correction: 'Түзету',
    main: 'Басты бет көрінісі',
    sale: 'Сатылым',
    top: 'Жоғарғы жолақ',
    pickup: 'Өзі алып кету',
    courier: 'Курьер',
    transport: 'Көлік компаниясы',
    delayed: 'Кейінірек',
    city: 'Қалада',
    outside: 'Қаладан тыс',
    care: 'Күтім',
    assembly: 'Құрастыру',
    detail: 'Бөлшек',
    room: 'Бөлмеде',
    drawing: 'Сызба',
    studio: 'Ақ фонда',
    about: 'Дүкен туралы',
    visitor: 'Келушіден',
    warehouse: 'Қойма',
    store: 'Дүкен',
  },
  method: {
    ...overview.methods,
  },
  outcome: {
    return: 'Қайтару',
    replacement: 'Ауыстыру',
  },
  author: {
    customer: 'Сатып алушы',
    staff: 'Қызметкер',
  },
  lift: {
    none: 'Көтерусіз',
    lift: 'Лифтпен',
    stairs: 'Баспалдақпен',
  },
  way: {
    link: 'Сілтеме бойынша',
    code: 'Кодпен',
    paper: 'Қағазда',
    bill: 'Шот бойынша',
    certificate: 'Сертификатпен',
    onReceipt: 'Алған кезде',
  },
  type: {
    S: 'Жол',
    L: 'Тізім',
    list: 'Тізім',
    table: 'Кесте',
    base_color: 'Түс',
    button: 'Батырма',
    toggle: 'Қосқыш',
    N: 'Сан',
    range: 'Ауқым',
    sections: 'Бөлімдер',
    hits: 'Хиттер',
    sale: 'Сатылым',
    news: 'Жаңа тауарлар',
    productsByIds: 'Таңдалған тауарлар',
    productsByTag: 'Белгі тауарлары',
    promotions: 'Акциялар',
  },
  place: {
    top: 'Жоғарыда',
    bottom: 'Төменде',
    section: 'Бөлімде',
    mini: 'Себетте',
  },
  display: {
    Везде: 'Барлық жерде',
    'В наличии': 'Қолда бар',
  },
  installment_type: {
    installment: 'Бөліп төлеу',
    credit: 'Несие',
  },
  checkout: {
    new: 'Жаңа',
    older: 'Бұрынғы',
  },
  message_channel: {
    both: 'СМС және пошта',
    sms: 'СМС',
    email: 'Пошта',
  },
  language: {
    ru: 'Орысша',
    kk: 'Қазақша',
    en: 'Ағылшынша',
  },
  key: {
    brand: 'Атауы мен түстері',
    legal: 'Деректемелер',
    languages: 'Тілдер',
    promises: 'Уәделер',
    payments: 'Төлем тәсілдері',
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
    2: 'Барлығы',
    8: 'Дизайнер немесе көтерме сатып алушы',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
  disabled_groups: {
    1: staff.roles.administrator,
    2: 'Барлығы',
    8: 'Дизайнер немесе көтерме сатып алушы',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
}
