import type { InfoText } from '../info-text.ts'
import type { shopPages } from './ru.ts'

/** Pages about the shop and its staff, in English. */
export const enShopPages: Record<keyof typeof shopPages, InfoText> = {
  about: {
    lead: '“{shopName}” is a furniture shop. We sell furniture that makes a room lighter.',
    parts: [
      {
        title: 'What we do',
        paragraphs: [
          'We bring together pieces of several dozen makers and see to it that they suit each other in the colour of wood, in height and in fabric. So a sofa from one workshop stands easily beside a table from another.',
          'The page of every piece has what one usually has to ask for: the sizes of the boxes, the width of the door, the weight, the date for your city and the price of assembly.',
        ],
      },
      {
        title: 'How we work',
        points: [
          'We speak plainly: a date instead of “soon”, a reason instead of “not possible”.',
          'The price on the site, by phone and in a store is the same.',
          'If the mistake is ours, we put it right at our own expense.',
        ],
      },
      {
        title: 'Where to find us',
        paragraphs: [
          'There are stores in the large cities of Russia and Kazakhstan. We ship to other cities by transport company.',
        ],
      },
    ],
  },
  contacts: {
    lead: 'Call or come by: every store has samples of fabric and wood.',
    parts: [
      {
        title: 'If you have an order already',
        paragraphs: [
          'Tell us its number and we will see at once where it is. A question about a piece that has arrived is easier to ask in your account: photographs can be added there.',
        ],
      },
    ],
  },
  refund: {
    lead: 'The money goes back the way it came.',
    parts: [
      {
        title: 'How long it takes',
        points: [
          {
            payment: 'payment',
            text: 'To a card: usually three working days, sometimes up to ten, depending on the bank.',
          },
          { payment: 'kaspi', text: 'Kaspi: the bank recalculates the payments.' },
          {
            payment: 'yandexPay',
            only: 'russia',
            text: 'Split: the bank recalculates the payments.',
          },
          {
            payment: 'credit',
            text: 'Instalments and credit: the bank recalculates the payments.',
          },
          { only: 'russia', text: 'Bonuses: as soon as the piece is returned.' },
          { payment: 'certificate', text: 'A certificate: as soon as the piece is returned.' },
        ],
      },
      {
        title: 'If it took longer',
        paragraphs: [
          'You see the state of the refund in the order. If the money has not come in ten working days, call us: we will give you the number of the operation, by which the bank finds the transfer.',
        ],
      },
    ],
  },
}
