import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  card: 'Картой онлайн',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  /** Without Мир and СБП, which accept roubles only. */
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Картой из Яндекса или частями',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Код для приложения Kaspi.kz',
  certificate: 'Подарочным сертификатом',
  certificateLabel: 'Полностью или частью суммы',
  credit: 'Кредит и рассрочка',
  creditLabel: 'Заявка сразу в несколько банков, решение за пару минут',
  dolyame: 'Долями',
  dolyameLabel: 'Четыре платежа раз в две недели, без переплаты',
  bill: 'Счёт для организации',
  billLabel: 'Выставим счёт, его нужно оплатить за 3 дня',
  onReceipt: 'При получении',
  onReceiptLabel: 'Картой или наличными курьеру или на кассе',
  missing: {
    delivery: 'Сначала выберите доставку',
    day: 'Выбранный день доставки уже прошёл: выберите другой',
    lift: 'Укажите этаж, на который поднять заказ',
    assembly: 'Собирать в этом заказе нечего: снимите сборку',
  },
  prepaymentLow: 'Предоплата меньше минимальной: внесите не меньше {percent} %.',
} as const

const kk: TextShape<typeof ru> = {
  card: 'Онлайн картамен',
  cardLabel: 'Мир, Visa, Mastercard, СБП',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Яндекс Пэй',
  yandexPayLabel: 'Яндекстегі картамен немесе бөліп',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'Kaspi.kz қосымшасына арналған код',
  certificate: 'Сыйлық сертификатымен',
  certificateLabel: 'Соманы толық немесе бөліп',
  credit: 'Несие және бөліп төлеу',
  creditLabel: 'Өтінім бірден бірнеше банкке, шешім бірнеше минутта',
  dolyame: 'Долями',
  dolyameLabel: 'Екі аптада бір рет төрт төлем, үстемесіз',
  bill: 'Ұйымға арналған шот',
  billLabel: 'Шот береміз, оны 3 күнде төлеу керек',
  onReceipt: 'Алған кезде',
  onReceiptLabel: 'Картамен немесе қолма-қол курьерге не кассада',
  missing: {
    delivery: 'Алдымен жеткізуді таңдаңыз',
    day: 'Таңдалған жеткізу күні өтіп кетті: басқасын таңдаңыз',
    lift: 'Тапсырысты көтеретін қабатты көрсетіңіз',
    assembly: 'Бұл тапсырыста құрастыратын ештеңе жоқ: құрастыруды алып тастаңыз',
  },
  prepaymentLow: 'Алдын ала төлем ең төменгіден аз: кемінде {percent} % төлеңіз.',
}

const en: TextShape<typeof ru> = {
  card: 'By card online',
  cardLabel: 'Mir, Visa, Mastercard, SBP',
  cardLabelKz: 'Visa, Mastercard',
  yandexPay: 'Yandex Pay',
  yandexPayLabel: 'By a card kept in Yandex, or in parts',
  kaspi: 'Kaspi QR',
  kaspiLabel: 'A code for the Kaspi.kz app',
  certificate: 'By gift certificate',
  certificateLabel: 'The whole sum or a part of it',
  credit: 'Loan or installment',
  creditLabel: 'One application to several banks, a decision in minutes',
  dolyame: 'Dolyame',
  dolyameLabel: 'Four payments, one every two weeks, without interest',
  bill: 'Bill for a company',
  billLabel: 'We issue a bill, to be paid within 3 days',
  onReceipt: 'On receipt',
  onReceiptLabel: 'By card or cash, to the courier or at the till',
  missing: {
    delivery: 'Choose the delivery first',
    day: 'The chosen day of delivery is past: choose another',
    lift: 'Name the floor to carry the order to',
    assembly: 'Nothing in this order needs assembly: take it out',
  },
  prepaymentLow: 'The prepayment is too small: pay at least {percent} %.',
}

/** Names of the payment methods, by language. */
export const paymentMethodTexts = { ru, kk, en }
