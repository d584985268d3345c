import type { TextShape } from '../translator/text-shape.ts'
import type { paymentDocument as source } from './ru.ts'

export const paymentDocument: TextShape<typeof source> = {
  receiver: 'Seller',
  payer: 'Payer',
  buyer: 'Buyer',
  name: 'Name',
  inn: 'Taxpayer number (INN)',
  kpp: 'KPP',
  address: 'Address',
  bank: 'Bank',
  bic: 'BIC',
  account: 'Account',
  correspondentAccount: 'Correspondent account',
  phone: 'Phone',
  email: 'E-mail',
  bill: {
    title: 'Bill No. {number} of {day}',
    purposeName: 'Purpose',
    purpose: 'Furniture and services, bill No. {number}',
    toPay: 'Total to pay',
    vat: 'Including VAT {percent, number} %: {sum}',
    noVat: 'Without VAT',
    term: 'The bill is valid for 3 days.',
  },
  order: {
    title: 'Order No. {number} of {day}',
    delivery: 'Delivery',
    services: 'Services',
    bonus: 'Paid with bonuses',
    total: 'Total',
  },
  pickList: {
    title: 'Pick list No. {number} of {day}',
    place: 'From',
    noDelivery: 'not chosen',
    comment: 'Comment',
  },
  contract: {
    title: 'Contract of sale No. {number} of {day}',
    parties: '{seller} (the Seller) and {buyer} (the Buyer) have made this contract.',
    parts: {
      subject:
        'The Seller hands over the goods and performs the services listed below; the Buyer accepts and pays for them.',
      payment: 'The price is stated in the specification and does not change after payment.',
      delivery: 'The goods are handed over on the day agreed with the order.',
      quality:
        'The warranty of the goods is stated in their documents. Defects are remedied under consumer protection law.',
      refund: 'The Buyer may return goods of good quality within the terms set by law.',
    },
    specification: 'Specification',
  },
}
