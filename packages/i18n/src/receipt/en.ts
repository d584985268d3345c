import type { TextShape } from '../translator/text-shape.ts'
import type { receipt as russian } from './ru.ts'

export const receipt: TextShape<typeof russian> = {
  delivery: 'Delivery',
  services: 'Carrying and assembly',
  advance: 'Prepayment',
  title: 'Electronic receipt',
  sale: 'Sale',
  refund: 'Refund',
  order: 'Order',
  date: 'Date and time',
  sellerName: 'Seller',
  inn: 'Taxpayer number {inn}',
  total: 'Total',
  paidBy: 'Paid by card or transfer',
  returnedBy: 'Returned to the card or account',
  fiscal: 'Fiscal data',
  storageNumber: 'FN',
  documentNumber: 'FD',
  attribute: 'FP',
  registeredAt: 'Registered',
  code: 'Code to check the receipt',
  codeHint: 'Point a camera at it to check the receipt',
  waiting: 'The register is writing the receipt. Its numbers and code will appear here.',
  elsewhere:
    'The fiscal receipt comes from the register that took the money: for Kaspi it is in the Kaspi.kz app, in a store it is printed on the spot.',
  print: 'Print',
  toShop: 'To the first page',
  toOrders: 'My orders',
  loading: 'Opening the receipt',
  empty: {
    title: 'There is no receipt',
    text: 'The link is out of date or wrong, or the payment has not come yet. Receipts of paid orders are in your account.',
  },
  recommendation: 'You may find useful',
}
