import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  receiver: 'Продавец',
  payer: 'Плательщик',
  buyer: 'Покупатель',
  name: 'Наименование',
  inn: 'ИНН',
  kpp: 'КПП',
  address: 'Адрес',
  bank: 'Банк',
  bic: 'БИК',
  account: 'Расчётный счёт',
  correspondentAccount: 'Корреспондентский счёт',
  phone: 'Телефон',
  email: 'Эл. почта',
  bill: {
    title: 'Счёт на оплату № {number} от {day}',
    purposeName: 'Назначение платежа',
    purpose: 'Оплата мебели и услуг по счёту № {number}',
    toPay: 'Всего к оплате',
    vat: 'В том числе НДС {percent, number} %: {sum}',
    noVat: 'Без НДС',
    term: 'Счёт действителен 3 дня.',
  },
  order: {
    title: 'Заказ № {number} от {day}',
    delivery: 'Доставка',
    services: 'Услуги',
    bonus: 'Оплачено бонусами',
    total: 'Итого',
  },
  pickList: {
    title: 'Лист комплектации № {number} от {day}',
    place: 'Откуда',
    noDelivery: 'не выбрана',
    comment: 'Комментарий',
  },
  contract: {
    title: 'Договор купли-продажи № {number} от {day}',
    parties: '{seller}, далее «Продавец», и {buyer}, далее «Покупатель», заключили этот договор.',
    parts: {
      subject:
        'Продавец передаёт Покупателю товары и оказывает услуги, перечисленные ниже, а Покупатель принимает и оплачивает их.',
      payment: 'Цена указана в спецификации и после оплаты не меняется.',
      delivery: 'Товары передаются в день, согласованный при оформлении заказа.',
      quality:
        'Гарантия на товары указана в их документах. Недостатки устраняются по закону «О защите прав потребителей».',
      refund: 'Покупатель может вернуть товар надлежащего качества в сроки, указанные в законе.',
    },
    specification: 'Спецификация',
  },
} as const

const kk: TextShape<typeof ru> = {
  receiver: 'Сатушы',
  payer: 'Төлеуші',
  buyer: 'Сатып алушы',
  name: 'Атауы',
  inn: 'ИНН',
  kpp: 'КПП',
  address: 'Мекенжайы',
  bank: 'Банк',
  bic: 'БИК',
  account: 'Есеп айырысу шоты',
  correspondentAccount: 'Корреспонденттік шот',
  phone: 'Телефон',
  email: 'Эл. пошта',
  bill: {
    title: 'Төлем шоты № {number}, {day}',
    purposeName: 'Төлем мақсаты',
    purpose: '№ {number} шот бойынша жиһаз бен қызметтерге төлем',
    toPay: 'Төлеуге барлығы',
    vat: 'Оның ішінде ҚҚС {percent, number} %: {sum}',
    noVat: 'ҚҚС-сыз',
    term: 'Шот 3 күн жарамды.',
  },
  order: {
    title: 'Тапсырыс № {number}, {day}',
    delivery: 'Жеткізу',
    services: 'Қызметтер',
    bonus: 'Бонустармен төленді',
    total: 'Барлығы',
  },
  pickList: {
    title: 'Жинақтау парағы № {number}, {day}',
    place: 'Қайдан',
    noDelivery: 'таңдалмаған',
    comment: 'Пікір',
  },
  contract: {
    title: 'Сату-сатып алу шарты № {number}, {day}',
    parties:
      '{seller}, бұдан әрі «Сатушы», және {buyer}, бұдан әрі «Сатып алушы», осы шартты жасасты.',
    parts: {
      subject:
        'Сатушы төменде көрсетілген тауарларды береді және қызметтерді көрсетеді, ал Сатып алушы оларды қабылдап, төлейді.',
      payment: 'Баға спецификацияда көрсетілген және төлемнен кейін өзгермейді.',
      delivery: 'Тауарлар тапсырыс рәсімделгенде келісілген күні беріледі.',
      quality:
        'Тауарлардың кепілдігі олардың құжаттарында көрсетілген. Кемшіліктер тұтынушылардың құқықтарын қорғау туралы заңға сәйкес жойылады.',
      refund: 'Сатып алушы сапасы тиісті тауарды заңда көрсетілген мерзімде қайтара алады.',
    },
    specification: 'Спецификация',
  },
}

const en: TextShape<typeof ru> = {
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

/** Texts of bills, contracts and printed orders, by language. */
export const paymentDocumentTexts = { ru, kk, en }
