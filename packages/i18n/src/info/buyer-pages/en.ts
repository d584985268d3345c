import type { InfoText } from '../info-text.ts'
import type { buyerPages } from './ru.ts'

/** Pages for buyers, in English. */
export const enBuyerPages: Record<keyof typeof buyerPages, InfoText> = {
  'how-to-order': {
    lead: 'Order on the site, by phone or in a store. The price is the same everywhere.',
    parts: [
      {
        title: 'On the site',
        points: [
          'Choose a piece: its size, finish and colour. The price, the picture and the date change as you choose.',
          'Press “To the basket”. You need no account: the basket is kept, and joins yours when you log in.',
          'Check the quantities in the basket and leave your name and phone. We call that number to confirm the day.',
          'Choose delivery or pick-up, a day, and the four hours that suit you.',
          'Pay at once, or later by the link in our message: the ways to pay are shown before you do.',
        ],
      },
      {
        title: 'By phone and in a store',
        paragraphs: [
          'Call the number of your city at the top of the site. We put the order together with you and send a link to pay it.',
          'In a store you can sit on the sofa, touch the fabric and compare woods in daylight. The seller makes the order, and it appears in your account.',
        ],
      },
      {
        title: 'If something changed',
        paragraphs: [
          'Until we begin to pack an order you can cancel it in your account: the money goes back the way it came. If the piece is already on its way, we will call you and arrange the return.',
        ],
      },
    ],
  },
  'payment-and-delivery': {
    lead: 'We deliver on the day and in the four hours you choose. You see the price before you order.',
    parts: [
      {
        title: 'Delivery',
        points: [
          'Pick-up from a store is free.',
          'By courier in the city: {690}, free for orders from {30000}.',
          'Outside the city: {40} per kilometre from the nearest warehouse.',
          'To other cities: by transport company, by weight. From the terminal to your door: {300}.',
          'Up by lift: {300}. Without a lift: {150} a floor for every 50 kg begun.',
        ],
      },
      {
        title: 'When',
        paragraphs: [
          'The day stands on the card of every piece and is counted for your city. At checkout you see the free days and hours. If the day no longer suits you, move the delivery in your account or call us.',
        ],
      },
      {
        title: 'Payment',
        paragraphs: [
          {
            only: 'kazakhstan',
            text: 'Prices and services are in tenge; the rate of the day is written in the order and does not change.',
          },
          'Pay as soon as you have ordered, or later by the link in the message about the order:',
        ],
        points: [
          { payment: 'payment', text: 'By card on the bank’s page.' },
          { payment: 'kaspi', text: 'With Kaspi.' },
          {
            payment: 'yandexPay',
            only: 'russia',
            text: 'With Yandex Pay. Split takes a quarter at once and three more parts, one a week.',
          },
          {
            payment: 'dolyame',
            only: 'russia',
            text: 'With Dolyame: a quarter at once and three more parts, one every two weeks.',
          },
          {
            payment: 'credit',
            only: 'russia',
            text: 'By instalments: the price is spread over 12 months, for bestsellers over 10.',
          },
          { payment: 'credit', only: 'kazakhstan', text: 'On credit: the bank states the terms.' },
          { payment: 'bill', text: 'By invoice, if a company pays.' },
          {
            payment: 'certificate',
            text: 'With a gift certificate: the whole order or a part of it.',
          },
          {
            payment: 'prepayment',
            text: 'A large order may begin with a prepayment: its share is shown before you pay.',
          },
        ],
      },
      {
        title: 'When it arrives',
        paragraphs: [
          'Look over the boxes while the courier is there. If a box is crushed or the piece is not the right one, say so at once: we will replace it without argument. Every box holds the instructions and fittings.',
        ],
      },
    ],
  },
  assembly: {
    lead: 'We assemble the furniture on the day of delivery or on any other day you choose.',
    parts: [
      {
        title: 'What it costs',
        paragraphs: [
          'Assembly costs {assemblyPercent} % of the price of the pieces to be assembled, at least {assemblyMinimum}. The sum appears at checkout when you switch assembly on.',
          { only: 'russia', text: 'It is counted before bonuses are spent.' },
        ],
      },
      {
        title: 'How it goes',
        points: [
          'The assembler comes in the chosen hours, with tools and a cover for your floor.',
          'Works by the instructions, levels doors and drawers, hangs what must hang.',
          'Puts the packaging in one place and shows you the finished piece.',
          'You confirm that all is well. If something is not, it is mended on the spot.',
        ],
      },
      {
        title: 'What to prepare',
        paragraphs: [
          'Clear the place: a metre around the piece is needed. For a wardrobe, check that the ceiling is three centimetres higher, or it cannot be raised. Show the assembler sockets and pipes in the wall beforehand.',
        ],
      },
      {
        title: 'Warranty on assembly',
        paragraphs: [
          'The work has a warranty of 12 months. If a door sags or a drawer sticks, write to us: we come and adjust it free of charge.',
        ],
      },
    ],
  },
  guaranty: {
    lead: 'The warranty is stated for every piece. You may return a piece that did not suit you without giving a reason.',
    parts: [
      {
        title: 'Warranty',
        paragraphs: [
          'The warranty begins on the day you receive the piece and lasts as many months as its page says. We repair it, or replace a part or the whole piece: we decide it with you.',
          'The warranty does not cover water marks, loads above those stated, scratches from claws, or alterations of your own.',
        ],
      },
      {
        title: 'Returns',
        points: [
          'A ready-made piece can be returned within 14 days if it is not assembled and its packaging is whole.',
          'A faulty piece is taken back assembled too, for the whole term of the warranty.',
          'A piece made to your measurements can be returned only if it is faulty.',
          'The money goes back the way it came, usually within three working days.',
        ],
      },
      {
        title: 'How to reach us',
        paragraphs: [
          'Open the order in your account and press “Claim”: write what happened and add photographs. The answer comes to the same place. Without an account, call the number of your city and name the number of the order.',
        ],
      },
      {
        title: 'Care of furniture',
        points: [
          'Fabric: vacuum with a soft brush; dab a stain, do not rub it. Wash removable covers at 30 °C.',
          'Wood and veneer: a dry soft cloth, wax twice a year. Put hot things on a mat.',
          'Painted fronts: a damp cloth, no powder and no scouring pads.',
          'Sofa mechanisms: a drop of silicone oil once a year; tighten the screws a month after assembly.',
        ],
      },
    ],
  },
  'bonus-program': {
    lead: 'A bonus is a rouble. Collect them with every purchase and pay up to {spendPercent} % of the next one.',
    parts: [
      {
        title: 'How much comes back',
        only: 'russia',
        points: [
          '{level1} % while your purchases are below {upTo1} ₽;',
          '{level2} % from {upTo1} to {upTo2} ₽;',
          '{level3} % above {upTo2} ₽.',
        ],
      },
      {
        title: 'How it works',
        only: 'russia',
        paragraphs: [
          'Bonuses are credited after delivery, on what was paid for goods. Services and the part paid with bonuses earn none. When a piece is returned, what was credited for it is taken back.',
          'You can spend up to {spendPercent} % of the goods’ sum after a promo code. Those that expire first are spent first: a bonus lives 12 months.',
        ],
      },
      {
        title: 'Where to see them',
        only: 'russia',
        paragraphs: [
          'Your balance, level and all that came and went are in your account, under “Bonuses”. For subscribing to our letters we give {subscriptionBonus} bonuses, once.',
        ],
      },
      {
        title: 'How to save without bonuses',
        only: 'kazakhstan',
        points: [
          'Lowered prices are gathered under “Sale”; every promotion states its term.',
          'Promo codes come in letters to subscribers: enter them in the basket.',
          'Delivery in the city is free for a large order: see “Payment and delivery” for the sum.',
        ],
      },
    ],
  },
  promocodes: {
    lead: 'Enter a promo code in the basket. It lowers the price of the goods it applies to.',
    parts: [
      {
        title: 'Rules',
        points: [
          'One promo code works in an order.',
          'A code has a last day, and sometimes a least sum of the order or sections it works in. If it does not apply, the basket says why.',
          'A personal code works for one phone number.',
          {
            only: 'russia',
            text: 'Bonuses can be spent together with a code: the discount is counted first, then the bonuses.',
          },
        ],
      },
      {
        title: 'Where they come from',
        paragraphs: [
          'Codes come in letters to subscribers, lie in parcels and are given by our partners. Nobody has to pay for a code: if somebody sells one, it is not us.',
        ],
      },
    ],
  },
  measurer: {
    lead: 'A measurer comes, takes the dimensions and helps to see whether the furniture will fit.',
    parts: [
      {
        title: 'Who needs it',
        paragraphs: [
          'For a kitchen, a wardrobe in a niche or a corner sofa in a narrow room a centimetre decides everything. The measurer checks walls, corners, sockets, pipes, doors and the lift, and leaves you a sheet with the dimensions.',
        ],
      },
      {
        title: 'How to book one',
        points: [
          'Fill in the form below: we will call you to agree on the hour. Or call the number of your city.',
          'Usually the measurer comes in a day or two, on weekdays and Saturdays.',
          'Show what you have chosen: samples of fabric and wood come along.',
        ],
      },
      {
        title: 'Without a measurer',
        paragraphs: [
          'The sizes of the boxes, the weight and the width of the door a piece goes through are on its page. Measure the clear width of your door, the turn of the corridor and the inside of the lift: that is enough for nearly all furniture.',
        ],
      },
    ],
  },
  steps: {
    lead: 'From the choice to the finished room there are five steps. Here is what happens at each.',
    parts: [
      {
        points: [
          'Choice. You put things into the basket; we hold the price and show the date.',
          'Confirmation. The order gets a number; we check what is in it and the address.',
          'Packing. The warehouse gathers the boxes; the piece is already yours, nobody else can buy it.',
          'Delivery. A message with the hour comes in the morning; the courier calls forty minutes before.',
          'Assembly and check. The assembler works, you accept the work, the warranty begins.',
        ],
      },
      {
        title: 'Where you are now',
        paragraphs: [
          'You see the state of an order in your account and in our messages. If it does not change for longer than promised, call us: we will find out where the piece was held up.',
        ],
      },
    ],
  },
}
