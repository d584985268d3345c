import type { InfoText } from '../info-text.ts'
import type { partnerPages } from './ru.ts'

/** Pages for partners, in English. */
export const enPartnerPages: Record<keyof typeof partnerPages, InfoText> = {
  suppliers: {
    lead: 'We look for workshops and factories that make furniture one can be proud of.',
    parts: [
      {
        title: 'What matters to us',
        points: [
          'Sizes, weight and packaging are stated exactly: we promise delivery by them.',
          'There are papers for the materials and a stated warranty.',
          'Stock and prices come to us as a YML file or by exchange with your accounting program.',
          'Photographs are taken on a neutral background, fabric and wood close up.',
        ],
      },
      {
        title: 'How to begin',
        paragraphs: [
          'Fill in the form below, or call the Moscow number and ask for purchasing. Within a week we say what we would take and agree on samples.',
          'Then come the contract, the upload of the catalogue and the first delivery to one warehouse. If people come to love the piece in three months, it goes to every store.',
        ],
      },
      {
        title: 'What we do not do',
        points: [
          'We take no money for a place in the catalogue or in a store.',
          'We do not return what was not sold without a reason: what we ordered, we bought.',
          'We do not ask for a price below the one you sell at yourselves.',
        ],
      },
    ],
  },
  'for-designers': {
    lead: 'Designers and architects get a trade price, samples, and one person who answers for the project.',
    parts: [
      {
        title: 'What you get',
        points: [
          'The partners’ price once the contract is checked.',
          'Samples of fabric and wood for a month.',
          'Dimensions and drawings of the pieces for your plan.',
          'One delivery to the site on the day it is ready.',
        ],
      },
      {
        title: 'How to become a partner',
        paragraphs: [
          'Leave a request below or come to a store. We ask for a contract with a client or a portfolio, open a partner’s account and name the person who works with you.',
          'The partners’ price holds for everything but display pieces. The invoice can be made out to you or straight to the client: your fee stays the same.',
        ],
      },
      {
        title: 'How a project goes',
        points: [
          'Send the plan and the list: in two days we return an estimate with stock and dates.',
          'We hold the price and the reserve for two weeks while the client decides.',
          'Storage until the site is ready is free, up to sixty days.',
          'One team carries in and assembles; a record with photographs for every room.',
        ],
      },
    ],
  },
  franchising: {
    lead: 'Open a “{shopName}” shop in your city: the goods, the warehouse, the site and the training are there.',
    parts: [
      {
        title: 'What we give',
        points: [
          'A range and prices shared with the site, and your own region on it.',
          'The store’s cabinet: orders, price tags, handing out, returns.',
          'Training of sellers and assemblers, and a plan of the floor.',
        ],
      },
      {
        title: 'What we need from you',
        points: [
          'Premises from 300 m² with parking and a loading bay.',
          'Two sellers and an assembler at the start.',
          'Readiness to answer to customers for warranty and assembly in your city.',
        ],
      },
      {
        title: 'The first step',
        paragraphs: [
          'Name the city in the form below. We count together: the rent, the turnover, the time in which the store pays for itself. If the city cannot carry one, we say so.',
        ],
      },
      {
        title: 'In figures',
        points: [
          'Investment from {6000000}: fitting out, display, the first month of rent.',
          'No entry fee; a royalty of 3 % of turnover, from the seventh month.',
          'Four months from contract to opening, six weeks of them for fitting out.',
          'Stores that are open paid for themselves in one and a half to two and a half years.',
        ],
      },
    ],
  },
  marketplace: {
    lead: 'Some pieces are sold and sent by their makers. We answer for them as for our own.',
    parts: [
      {
        title: 'What it means for you',
        paragraphs: [
          'The maker is named on the page of the piece. Basket, payment, delivery and return are shared: an order may come in two parts if the pieces lie in different warehouses, and each has its own day.',
        ],
      },
      {
        title: 'Who answers',
        paragraphs: ['For warranty and returns come to us. We settle it with the maker ourselves.'],
      },
      {
        title: 'If you are a maker',
        points: [
          'You list the pieces yourself: the price, the stock and the time of dispatch are yours.',
          'You pay 15 % of what is sold, and nothing for listing, photographs or display.',
          'You send from your own warehouse, by our service or yours: the customer sees one order.',
          'The money comes twice a week, after the piece is handed over.',
        ],
        paragraphs: [
          'You need a company or a sole trader’s registration, papers for the materials, and readiness to answer for the dates. Apply below: we check the details in three working days.',
        ],
      },
    ],
  },
  'tk-kit-rules': {
    lead: 'To cities without our warehouse furniture goes by transport company.',
    parts: [
      {
        title: 'How the price is counted',
        paragraphs: [
          'By weight and the number of pieces of freight. An order that goes as one set is counted as a whole and not by boxes: that is cheaper. You see the sum before you pay.',
        ],
      },
      {
        title: 'When you collect it',
        points: [
          'Bring your passport and the number of the order.',
          'Count the pieces and look the packaging over before you sign.',
          'If a box is damaged, ask for a report: with it we replace the piece sooner.',
          'At the terminal the freight is kept free of charge for as many days as the message says.',
        ],
      },
      {
        title: 'What a set is',
        paragraphs: [
          'Pieces of one order packed together go as a set: a bed with its mattress, a kitchen, a living room. The carrier counts them as one freight, so it costs less than by boxes. A set may not be opened at the terminal; looking over its packaging is a must.',
        ],
      },
      {
        title: 'If the freight is late',
        paragraphs: [
          'The number of the shipment comes in a message on the day of dispatch. If the terminal is silent for more than two days after the promised one, write to us: we talk to the carrier ourselves and refund the carriage if it is at fault.',
        ],
      },
    ],
  },
}
