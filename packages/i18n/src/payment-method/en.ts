import type { TextShape } from '../translator/text-shape.ts'
import type { paymentMethod as source } from './ru.ts'

export const paymentMethod: TextShape<typeof source> = {
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
