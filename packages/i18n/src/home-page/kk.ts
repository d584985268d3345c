import type { TextShape } from '../translator/text-shape.ts'
import type { home as source } from './ru.ts'

export const home: TextShape<typeof source> = {
  title: 'Жеткізіп, құрастырып беретін жиһаз',
  description:
    '«{shopName}» жиһаз интернет-дүкені: дивандар, төсектер, шкафтар мен үстелдер, күніне жеткізу, құрастыру және кепілдік.',
  hero: {
    title: 'Жарығы мол бөлме',
    text: 'Зығыр, емен және сабырлы сызықтар: бір-біріне жарасатын заттар',
    action: 'Каталогты қарау',
    scene: 'Диван, кресло, үстел және торшер тұрған жарық қонақ бөлме',
    label: 'Бөлме идеялары',
  },
  facts: {
    label: 'Бізбен неге ыңғайлы',
    delivery: '{date} жеткіземіз',
    deliveryAlways: 'Таңдаған күніңізге жеткіземіз',
    deliveryHint: '{city}, уақытын таңдап',
    deliveryHintAlways: 'Төрт сағатты таңдап',
    stores: '{count, plural, other {қалада # дүкен}}',
    storesAlways: 'Дүкендер мен шоурумдар',
    storesHint: 'Отырып, матасын ұстап көру',
    assembly: 'Өзіміз құрастырамыз',
    assemblyHint: 'Бағаның {assemblyPercent} %-ына',
    returns: 'Қайтару 14 күн',
    returnsHint: 'Кепілдік 24 айға дейін',
  },
  sections: 'Каталог',
  allSections: 'Барлық бөлімдер',
  hits: 'Хиттер',
  allHits: 'Барлық хиттер',
  sale: 'Жеңілдіктер',
  allSale: 'Барлық жеңілдіктер',
  stores: 'Жақын дүкендер',
  storesText: 'Келіп отырып, жатып, матасын ұстап көріңіз: үлгілер әр дүкенде бар.',
  storesAction: 'Мекенжайлар мен телефондар',
}
