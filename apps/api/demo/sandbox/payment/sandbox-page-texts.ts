import type { Language } from '@svetlitsa/domain/language/language'
import type { CardVerdict } from './evaluate-card.ts'
import type { SandboxPayment } from './sandbox-payment.queries.ts'

type Look = SandboxPayment['look']

export type SandboxPageTexts = {
  title: string
  missing: string
  paid: string
  declined: string
  banks: Record<Look, string>
  notReal: string
  notes: Partial<Record<CardVerdict, string>>
  card: string
  cards: string
  pay: string
  code: string
  codeHint: string
  confirm: string
  /** Where signing or confirming has words of its own; the sum follows. */
  confirmSum: Partial<Record<Look, string>>
  split: string
  approved: string
  decline: string
  leave: string
}

/** Texts of the sandbox's page in the reader's language. */
export const sandboxPageTexts: Readonly<Record<Language, SandboxPageTexts>> = {
  ru: {
    title: 'Учебный банк — оплата',
    missing: 'Платёж не найден',
    paid: 'Платёж прошёл',
    declined: 'Платёж отклонён',
    banks: {
      card: 'Учебный банк',
      kaspi: 'Учебный Kaspi',
      yandexPay: 'Учебный Яндекс Пэй',
      yandexSplit: 'Учебный Яндекс Пэй',
      credit: 'Учебный кредитный брокер',
      dolyame: 'Учебные Долями',
    },
    notReal: 'Деньги не списываются: это демонстрация.',
    notes: {
      'wrong-card': 'Такого номера карты не бывает: проверьте цифры.',
      'wrong-code': 'Код не подошёл. Верный код — 123456.',
    },
    card: 'Номер карты',
    cards:
      '4111 1111 1111 1111 — успех; 5555 5555 5555 4444 — с кодом 3-D Secure; 4000 0000 0000 0002 — отказ; 4000 0000 0000 0259 — успех, даже если магазин отменил платёж.',
    pay: 'Оплатить',
    code: 'Код из сообщения банка',
    codeHint: 'Учебный банк сообщает код здесь: 123456.',
    confirm: 'Подтвердить',
    confirmSum: { credit: 'Подписать договор на', dolyame: 'Подтвердить четыре платежа на' },
    split: 'Оплатить в 4 платежа',
    approved: 'Банк одобрил заявку, осталось её подписать.',
    decline: 'Отклонить платёж',
    leave: 'Вернуться без оплаты',
  },
  kk: {
    title: 'Оқу банкі — төлем',
    missing: 'Төлем табылмады',
    paid: 'Төлем өтті',
    declined: 'Төлем қабылданбады',
    banks: {
      card: 'Оқу банкі',
      kaspi: 'Оқу Kaspi',
      yandexPay: 'Оқу Яндекс Пэй',
      yandexSplit: 'Оқу Яндекс Пэй',
      credit: 'Оқу несие брокері',
      dolyame: 'Оқу Долями',
    },
    notReal: 'Ақша алынбайды: бұл — көрсетілім.',
    notes: {
      'wrong-card': 'Мұндай карта нөмірі болмайды: цифрларды тексеріңіз.',
      'wrong-code': 'Код сәйкес келмеді. Дұрыс код — 123456.',
    },
    card: 'Карта нөмірі',
    cards:
      '4111 1111 1111 1111 — сәтті; 5555 5555 5555 4444 — 3-D Secure кодымен; 4000 0000 0000 0002 — бас тарту; 4000 0000 0000 0259 — дүкен төлемді болдырмаса да сәтті.',
    pay: 'Төлеу',
    code: 'Банк хабарламасындағы код',
    codeHint: 'Оқу банкі кодты осында айтады: 123456.',
    confirm: 'Растау',
    confirmSum: { credit: 'Шартқа қол қою:', dolyame: 'Төрт төлемді растау:' },
    split: '4 төлемге бөліп төлеу',
    approved: 'Банк өтінімді мақұлдады, енді оған қол қою керек.',
    decline: 'Төлемнен бас тарту',
    leave: 'Төлемей оралу',
  },
  en: {
    title: 'Practice bank: payment',
    missing: 'There is no such payment',
    paid: 'The payment went through',
    declined: 'The payment was declined',
    banks: {
      card: 'Practice bank',
      kaspi: 'Practice Kaspi',
      yandexPay: 'Practice Yandex Pay',
      yandexSplit: 'Practice Yandex Pay',
      credit: 'Practice credit broker',
      dolyame: 'Practice Dolyame',
    },
    notReal: 'No money is charged: this is a demonstration.',
    notes: {
      'wrong-card': 'No card has this number: check the digits.',
      'wrong-code': 'The code does not match. The right one is 123456.',
    },
    card: 'Card number',
    cards:
      '4111 1111 1111 1111 is paid; 5555 5555 5555 4444 asks for a 3-D Secure code; 4000 0000 0000 0002 is declined; 4000 0000 0000 0259 is paid even after the shop has cancelled the payment.',
    pay: 'Pay',
    code: 'Code from the bank’s message',
    codeHint: 'The practice bank tells the code here: 123456.',
    confirm: 'Confirm',
    confirmSum: { credit: 'Sign the contract for', dolyame: 'Confirm four payments of' },
    split: 'Pay in 4 parts',
    approved: 'The bank has approved the application; it is left to sign.',
    decline: 'Decline the payment',
    leave: 'Return without paying',
  },
}
