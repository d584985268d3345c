import type { TextShape } from '../translator/text-shape.ts'
import type { paymentDocument as source } from './ru.ts'

export const paymentDocument: TextShape<typeof source> = {
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
