import { assemblerSchedule } from '../assembler-schedule/ru.ts'
import { claim } from '../claim/ru.ts'
import { customerBonus } from '../customer-bonus/ru.ts'
import { order } from '../order/ru.ts'
import { overview } from '../overview/ru.ts'
import { priceTag } from '../price-tag/ru.ts'
import { reconciliation } from '../reconciliation/ru.ts'
import { requestDesk } from '../request-desk/ru.ts'
import { staff } from '../staff/ru.ts'

/** Words of values that columns hold as codes, by column. */
export const staffLogValue = {
  state: {
    ...order.states,
    ...claim.state,
    pending: 'Ждёт',
    succeeded: 'Прошёл',
    canceled: 'Не прошёл',
    waiting: 'Ждёт решения',
    withdrawn: 'Отозвано покупателем',
    active: 'Работает',
    paused: 'На паузе',
    disabled: 'Отключён',
    removed: 'Удалён',
  },
  disabled_reason: { gone: 'Получатель ответил 410', failing: 'Не принимал пять дней' },
  payment_state: order.paymentStates,
  assembly_state: {
    none: 'Не нужна',
    requested: 'Запрошена',
    planned: 'Назначена',
    done: 'Выполнена',
  },
  kind: {
    ...requestDesk.kinds,
    ...customerBonus.kinds,
    ...reconciliation.kinds,
    main: 'Сцена главной',
    sale: 'Распродажа',
    top: 'Полоса над шапкой',
    pickup: 'Самовывоз',
    courier: 'Курьер',
    transport: 'Транспортная компания',
    delayed: 'Позже',
    city: 'В городе',
    outside: 'За городом',
    care: 'Уход',
    assembly: 'Сборка',
    detail: 'Деталь',
    room: 'В комнате',
    drawing: 'Чертёж',
    studio: 'На белом фоне',
    about: 'О магазине',
    visitor: 'От посетителя',
    warehouse: 'Склад',
    store: 'Магазин',
  },
  method: {
    ...overview.methods,
  },
  outcome: {
    return: 'Возврат',
    replacement: 'Замена',
  },
  author: {
    customer: 'Покупатель',
    staff: 'Сотрудник',
  },
  lift: {
    none: 'Без подъёма',
    lift: 'На лифте',
    stairs: 'По лестнице',
  },
  way: {
    link: 'По ссылке',
    code: 'Кодом',
    paper: 'На бумаге',
    bill: 'По счёту',
    certificate: 'Сертификатом',
    onReceipt: 'При получении',
  },
  type: {
    S: 'Строка',
    L: 'Список',
    list: 'Список',
    table: 'Таблица',
    base_color: 'Цвет',
    button: 'Кнопка',
    toggle: 'Переключатель',
    N: 'Число',
    range: 'Диапазон',
    sections: 'Разделы',
    hits: 'Хиты',
    sale: 'Распродажа',
    news: 'Новинки',
    productsByIds: 'Выбранные товары',
    productsByTag: 'Товары метки',
    promotions: 'Акции',
  },
  place: {
    top: 'Сверху',
    bottom: 'Снизу',
    section: 'В разделе',
    mini: 'В корзине',
  },
  display: {
    Везде: 'Везде',
    'В наличии': 'В наличии',
  },
  installment_type: {
    installment: 'Рассрочка',
    credit: 'Кредит',
  },
  checkout: {
    new: 'Новое',
    older: 'Прежнее',
  },
  message_channel: {
    both: 'СМС и почта',
    sms: 'СМС',
    email: 'Почта',
  },
  language: {
    ru: 'Русский',
    kk: 'Казахский',
    en: 'Английский',
  },
  key: {
    brand: 'Название и цвета',
    legal: 'Реквизиты',
    languages: 'Языки',
    promises: 'Обещания',
    payments: 'Способы оплаты',
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
    2: 'Все',
    8: 'Дизайнер или оптовик',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
  disabled_groups: {
    1: staff.roles.administrator,
    2: 'Все',
    8: 'Дизайнер или оптовик',
    20: staff.roles.shopSeller,
    26: staff.roles.developer,
    29: staff.roles.callCentre,
    45: staff.roles.franchiseSeller,
    60: staff.roles.assembler,
  },
} as const
