import type { InfoText } from '../info-text.ts'
import type { legalPages } from './ru.ts'

const binding = {
  title: 'Which text holds',
  paragraphs: [
    'This is a translation of the Russian text. Where their meanings differ, the Russian text holds.',
  ],
}

/** The legal pages in English. Each states that the Russian text is binding. */
export const enLegalPages: Record<keyof typeof legalPages, InfoText> = {
  'privacy-policy': {
    lead: 'What data we ask for, why, and how long we keep it.',
    parts: [
      {
        title: 'What we keep',
        points: [
          'Name and phone, to take the order and bring it.',
          'Address and day, to deliver and assemble.',
          'E-mail, if you gave it, to send the receipt and the invoice.',
          {
            only: 'russia',
            text: 'What is in your orders and requests, to honour the warranty and count bonuses.',
          },
          {
            only: 'kazakhstan',
            text: 'What is in your orders and requests, to honour the warranty.',
          },
        ],
      },
      {
        title: 'On what ground',
        points: [
          'Contract: without a name, a phone and an address an order cannot be taken or brought.',
          'Law: receipts, invoices and return papers have to be kept for five years.',
          'Your consent: letters, reviews, requests and counting of visits. You can withdraw it on any day.',
        ],
      },
      {
        title: 'Who holds it and where',
        paragraphs: [
          '“{shopName}”, the seller named in your receipt, is responsible for the data. Only staff who need it for their work can see it. To ask or complain, call the number of your city or write to us.',
        ],
      },
      {
        title: 'What we do not do',
        paragraphs: [
          'We do not sell data, and give it to nobody but those who carry out your order: the warehouse, the courier, the assembler, the bank. A card’s number is entered on the bank’s page and does not reach us. The password and the SMS code are kept so that they cannot be read.',
        ],
      },
      {
        title: 'Cookies',
        paragraphs: [
          'They remember your city, language, basket and login. Without them the shop does not know you on the next page.',
        ],
      },
      {
        title: 'Forms and reviews',
        paragraphs: [
          'What you write in a form is read by one department: the one it is addressed to. Requests are kept for a year, applications for vacancies for six months, and then deleted. A review on a page shows only the name and the city.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may see, correct and delete your data: in your account, under “Profile”, or by writing to us. After deletion only what the law tells us to keep for the books remains.',
        ],
      },
      binding,
    ],
  },
  'yandex-policy': {
    lead: 'How we count visits and why.',
    parts: [
      {
        title: 'Who counts',
        paragraphs: [
          'Visits are counted by Yandex Metrica. It puts a cookie with a random number into the browser: from it one can tell that somebody came back, but not who.',
        ],
      },
      {
        title: 'What is counted',
        paragraphs: [
          'Which pages are opened, what is put into the basket, where checkout is left. This helps us to improve what is inconvenient. Names, phones and addresses are not passed to counters.',
        ],
      },
      {
        title: 'How to decline',
        paragraphs: [
          'When the shop asks about cookies, press “Necessary only”: counters stay off. The shop works just the same.',
          'The answer is kept for a year in a cookie of your browser. To answer otherwise, delete this site’s cookies: the question will appear again.',
        ],
      },
      binding,
    ],
  },
  'public-offer-assembly': {
    lead: 'The terms on which we assemble furniture.',
    parts: [
      {
        title: 'What it is about',
        paragraphs: [
          'We assemble furniture bought at “{shopName}”, at the address and in the hours you chose. Paying for the service means agreeing to these terms.',
        ],
      },
      {
        title: 'Price and order of work',
        points: [
          'The price is {assemblyPercent} % of the price of the things to be assembled, {assemblyMinimum} at least; it stands in the order.',
          'The visit can be moved until the evening before.',
          'The work is accepted in your presence; the assembler puts remarks right at once or comes again.',
        ],
      },
      {
        title: 'Who answers',
        paragraphs: [
          'We answer for damage done in assembling. Show hidden wires and pipes in the walls to the assembler before the work begins: there is no way to know of them. The work has a warranty of 12 months.',
        ],
      },
      binding,
    ],
  },
}
