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
    ...orderTexts.kk.states,
    ...claimTexts.kk.state,
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
  payment_state: orderTexts.kk.paymentStates,
  assembly_state: {
    none: 'Керек емес',
    requested: 'Сұралды',
    planned: 'Тағайындалды',
    done: 'Орындалды',
  },
  kind: {
    ...requestDeskTexts.kk.kinds,
    ...customerBonusTexts.kk.kinds,
    ...reconciliationTexts.kk.kinds,
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
    ...overviewTexts.kk.methods,
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
    Сборка: assemblerScheduleTexts.kk.reasons.assembly,
    Отпуск: assemblerScheduleTexts.kk.reasons.vacation,
    ВыходнойДень: assemblerScheduleTexts.kk.reasons.dayOff,
  },
  format: {
    sheet4: priceTagTexts.kk.format.sheet4,
    sheet8: priceTagTexts.kk.format.sheet8,
    sheet21: priceTagTexts.kk.format.sheet21,
    label100: priceTagTexts.kk.format.label100,
    label58: priceTagTexts.kk.format.label58,
  },
  role: staffTexts.kk.roles,
  groups: {
    1: staffTexts.kk.roles.administrator,
    2: 'Барлығы',
    8: 'Дизайнер немесе көтерме сатып алушы',
    20: staffTexts.kk.roles.shopSeller,
    26: staffTexts.kk.roles.developer,
    29: staffTexts.kk.roles.callCentre,
    45: staffTexts.kk.roles.franchiseSeller,
    60: staffTexts.kk.roles.assembler,
  },
  disabled_groups: {
    1: staffTexts.kk.roles.administrator,
    2: 'Барлығы',
    8: 'Дизайнер немесе көтерме сатып алушы',
    20: staffTexts.kk.roles.shopSeller,
    26: staffTexts.kk.roles.developer,
    29: staffTexts.kk.roles.callCentre,
    45: staffTexts.kk.roles.franchiseSeller,
    60: staffTexts.kk.roles.assembler,
  },
}
